// Changes: only where memctl serves the page. The token leaves the address, and goes to this server only, in a header.
const token = DATA.serves ? new URLSearchParams(location.search).get("token") || sessionStorage.getItem("memctl") : "";
if (DATA.serves) {
  sessionStorage.setItem("memctl", token);
  history.replaceState(null, "", "/");
}
const done = [];  // operations, the latest last
const ask = async (path, wanted) => {
  try {
    const headers = {"X-Memctl-Token": token, ...(wanted && {"Content-Type": "application/json"})};
    const answer = await fetch(path, {method: wanted ? "POST" : "GET", headers, body: wanted && JSON.stringify(wanted), credentials: "omit", redirect: "error"});
    return {status: answer.status, ...await answer.json()};
  } catch { return {status: 0, error: "memctl serve has ended: start it again, and open its new URL"}; }
};
let quiet;
const toast = (text, action, label) => {
  const place = by("toast");
  place.replaceChildren(text, ...(action ? [press("", label, action)] : []));
  place.hidden = false;
  clearTimeout(quiet);
  quiet = setTimeout(() => { place.hidden = true; }, 9000);
};
// Take over what the server says of some memories now. `asked` names one that may be gone.
const absorb = (answer) => {
  const now = new Map((answer.memories || []).map((memory) => [memory.id, prepared(memory)]));
  const left = new Set([answer.gone, answer.asked && !now.has(answer.asked) && answer.status === 200 ? answer.asked : ""].filter(Boolean));
  memories = memories.filter((memory) => !left.has(memory.id)).map((memory) => {
    const next = now.get(memory.id);
    now.delete(memory.id);
    return next || memory;
  }).concat([...now.values()]);
  known = new Map(memories.map((memory) => [memory.id, memory]));
  ordered = {};
  heirs = undefined;
  const count = shown, at = [...by("list").children].findIndex((item) => item.contains(document.activeElement)), id = by("list").children[at]?.memory?.id;
  fillAll();
  update();
  while (shown < Math.min(count, found.length)) more();
  const rows = [...by("list").querySelectorAll(".memory")];
  if (at >= 0 && rows.length) (rows.find((item) => item.memory.id === id) || rows[Math.min(at, rows.length - 1)]).focus();
};
const TOLD = {forget: "Forgotten", restore: "Restored", keep: "Kept", promote: "Moved to the core", refuse: "Refused", set: "Saved"};
const change = async (memory, wanted) => {
  const answer = await ask("/change", {id: memory.id, was: memory.text, state: memory.state, ...wanted});
  if (answer.memories) absorb(answer);
  if (answer.status !== 200) { toast(answer.error); return answer; }
  const deeds = (answer.changes || []).filter((one) => one.action !== "skip");
  if (answer.operation) done.push(answer.operation);
  const instead = deeds.find((one) => one.action === "supersede");
  toast(deeds.length ? `${TOLD[wanted.do]}: ${short(memory.text, 60)}${instead ? `, in place of: ${short(instead.before, 60)}` : ""}` : "Nothing has changed.", answer.operation && deeds.length ? undo : undefined, "Undo");
  return answer;
};
const undo = async () => {
  if (!done.length) { toast("Nothing was changed here yet."); return; }
  const answer = await ask("/change", {do: "undo", id: done[done.length - 1]});
  if (answer.status === 200) done.pop();
  if (answer.memories) absorb({...answer, asked: ""});
  toast(answer.status === 200 ? "Undone." : answer.error);
};
const quickActions = (memory) => !DATA.serves || memory.state !== "pending" ? [] :
  [press("primary", "Keep", () => change(memory, {do: "keep"})), press("", "Refuse", () => change(memory, {do: "refuse"}))];
const actionsOf = (memory, item) => {
  if (!DATA.serves) return null;
  const out = memory.state === "archived" ? [press("", "Restore", () => change(memory, {do: "restore"}))] :
    [press("", "Edit", () => edit(item)), press("", "Forget", () => change(memory, {do: "forget"})),
      memory.state === "active" && memory.strength < 0.3 ? press("", "Keep", () => change(memory, {do: "keep"})) : "",
      memory.path.startsWith("_core/") ? "" : press("", "Move to the core", () => change(memory, {do: "promote"}))];
  return make("div", "commands wide", ...out);
};
const quote = async (memory, evidence) => {
  if (!DATA.serves) return;
  const answer = await ask(`/memory?${memory.id}`);
  if (answer.instead) evidence.append(make("p", "note", `When it is kept, it replaces: ${answer.instead}`));
  if (answer.quote) evidence.append(make("blockquote", "", answer.quote));
  if (answer.transcript) evidence.append(pairs({transcript: `${answer.transcript}:${answer.line || ""}`}));
};
const field = (label, inner) => make("label", "", `${label} `, inner);
const entry = (type, value) => {
  const made = make("input");
  made.type = type;
  made.value = value;
  return made;
};
const edit = (item) => {
  let memory = item.memory;
  if (!item.querySelector(".details")) toggle(item);
  const words = make("textarea"), type = make("select"), tags = entry("text", (memory.tags || []).join(" ")), until = entry("date", (memory.until || "").slice(0, 10)),
    importance = entry("number", memory.importance ?? ""), note = make("p", "note");
  words.value = memory.text;
  words.setAttribute("aria-label", "Text");
  type.append(...[...new Set([memory.type, ...memories.map((one) => one.type)])].map((name) => make("option", "", name)));
  type.value = memory.type;
  Object.assign(importance, {min: 0, max: 1, step: 0.05});
  note.hidden = true;
  note.setAttribute("role", "alert");
  const form = make("form", "edit wide", words, note, make("div", "fields", field("Type", type), field("Tags", tags), field("Until", until), field("Importance", importance),
    make("button", "primary", "Save"), press("", "Cancel", () => { form.remove(); item.focus(); })));
  const wanted = () => {
    const given = {}, had = (memory.tags || []).join(" ");
    if (words.value.trim() !== memory.text.trim()) given.text = words.value.trim();
    if (type.value !== memory.type) given.type = type.value;
    if (tags.value.trim() !== had) given.tag = ["", ...tags.value.trim().split(/\s+/).filter(Boolean)];
    if (until.value !== (memory.until || "").slice(0, 10)) given.until = until.value;
    if (importance.value !== String(memory.importance ?? "")) given.importance = importance.value;
    return given;
  };
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const given = wanted();
    if (!Object.keys(given).length) { form.remove(); item.focus(); return; }
    const answer = await ask("/change", {do: "set", id: memory.id, was: memory.text, state: memory.state, set: given});
    if (answer.status === 200) {
      if (answer.operation) done.push(answer.operation);
      item.focus();
      absorb(answer);
      toast("Saved.", undo, "Undo");
      return;
    }
    const now = (answer.memories || []).find((one) => one.id === memory.id);
    note.hidden = false;
    note.className = now ? "note" : "note wrong";
    note.textContent = now ? `Somebody has changed it in the meantime. It now says: ${now.text} — save again to replace that.` : answer.error;
    if (now) { memory = prepared(now); known.set(memory.id, memory); }
  });
  words.addEventListener("keydown", (event) => { if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) form.requestSubmit(); });
  item.querySelector("form")?.remove();
  item.querySelector(".details").prepend(form);
  words.focus();
};
