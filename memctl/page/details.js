// The details of one memory: what it rests on, what happened to it, what it replaced, and the commands to copy.
let heirs;  // id → the ids of the memories that it replaced
const readHeirs = () => {
  heirs = new Map();
  const note = (id, old) => heirs.set(id, (heirs.get(id) || new Set()).add(old));
  for (const memory of memories) {
    (memory.supersedes || []).forEach((old) => note(memory.id, old));
    if (memory["superseded-by"]) note(memory["superseded-by"], memory.id);
  }
};
const chainOf = (memory) => {
  if (!heirs) readHeirs();
  const met = new Set([memory.id]), before = [], after = [];
  const back = (id) => (heirs.get(id) || []).forEach((old) => { if (!met.has(old)) { met.add(old); before.unshift(old); back(old); } });
  back(memory.id);
  const following = (id) => known.get(id)?.["superseded-by"] || [...heirs].find(([, olds]) => olds.has(id))?.[0];
  for (let next = following(memory.id); next && !met.has(next); next = following(next)) { met.add(next); after.push(next); }
  return before.length + after.length ? [...before, memory.id, ...after] : [];
};
const go = (id) => {
  by("search").value = id;
  state = "";
  ["type", "project", "age"].forEach((name) => { by(name).value = ""; });
  update();
  const item = by("list").querySelector(".memory");
  if (item && item.memory) { item.focus(); toggle(item); }
};
const linkTo = (id) => known.has(id) ? press("link", known.get(id).text.slice(0, 160), () => go(id)) : make("span", "", `${id} (not on this page)`);
const part = (title, ...inner) => make("section", "", make("h2", "", title), ...inner);
const counted = (count, what) => `${count} ${what}${count === 1 ? "" : "s"}`;
const pairs = (told) => {
  const list = make("dl");
  for (const [key, value] of Object.entries(told))
    if (value !== undefined && value !== null && value !== "") list.append(make("dt", "", key), make("dd", "", String(value)));
  return list;
};
const DEEDS = {add: "added", update: "changed", boost: "boosted", supersede: "replaced", merge: "merged", forget: "forgotten", restore: "restored"};
const historyOf = (memory) => {
  const line = make("ol", "line");
  for (const one of memory.changes || []) {
    const item = make("li", "", make("time", "", (one.time || "").replace("T", " ").slice(0, 16)), ` ${DEEDS[one.action] || one.action} by ${one.command}`,
      one.reason ? ` (${one.reason})` : null);
    if (one.before && one.before !== memory.text && one.action !== "add") item.append(make("br"), make("del", "", one.before));
    line.append(item);
  }
  return line.childElementCount ? part("History", line) : null;
};
const replacementsOf = (memory) => {
  const chain = chainOf(memory);
  if (!chain.length) return null;
  return part("Replacements", make("ol", "line", ...chain.map((id) => {
    const one = known.get(id), when = one && [one.since || one.created, one.until].filter(Boolean).map((day) => day.slice(0, 10)).join(" – ");
    return make("li", id === memory.id ? "here" : "", when ? make("time", "", `${when}  `) : null, id === memory.id ? memory.text : linkTo(id));
  })));
};
const relationsOf = (memory) => {
  const near = DATA.relations.filter((one) => one.evidence.includes(memory.id) || one.subject === `^${memory.id}` || one.object === `^${memory.id}`);
  return near.length ? part("Relations", make("ul", "", ...near.map(sentenceOf))) : null;
};
const commandsOf = (memory) => part("Commands", make("div", "commands", ...[commandFor(memory), `memctl why ${memory.id}`, `memctl edit ${memory.id}`,
  ...(memory.state === "pending" ? [`memctl review --take ${memory.id}`] : [])].map((command) => {
    const button = press("command", command, () => copied(button, command));
    button.title = "Copy";
    return button;
  })));
const toggle = (item) => {
  const old = item.querySelector(".details"), memory = item.memory;
  item.classList.toggle("open", !old);
  item.querySelector(".more-of-it").setAttribute("aria-expanded", String(!old));
  if (old) { old.remove(); return; }
  const evidence = part("Evidence", pairs({source: memory.source, channel: memory.channel || "user", "found by": memory.rule && (memory.rule === "model" ? "a model" : `the rule ${memory.rule}`),
    confidence: memory.confidence, verified: memory.verified, place: `${memory.path}:${memory.line}`, created: memory.created, since: memory.since, until: memory.until}));
  const worth = part("Worth", pairs({strength: `${memory.strength.toFixed(2)}, ${level(memory.strength)}`, importance: memory.importance,
    used: memory.used ? counted(memory.used, "time") : "never", shown: memory.shown ? `in ${counted(memory.shown, "prompt")}` : "in no prompt"}));
  const commands = commandsOf(memory);
  commands.classList.add("wide");
  const actions = actionsOf(memory, item);
  item.append(make("div", "details", ...[actions, evidence, worth, historyOf(memory), replacementsOf(memory), relationsOf(memory), commands].filter(Boolean)));
  quote(memory, evidence);
};
