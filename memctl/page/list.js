"use strict";
// The list: the memories, the filters, and one row for each memory. Text goes into the page as text, never as markup.
const by = (id) => document.getElementById(id);
const DATA = JSON.parse(by("data").textContent);
const FIRST = 12, STEP = 24;  // rows that a key waits for, rows that follow when one scrolls
const number = (count) => String(count).replace(/\B(?=(\d{3})+$)/g, ",");
const TODAY = Date.parse(DATA.day);
const STATES = [["", "All"], ["active", "Active"], ["pending", "Waiting"], ["expired", "Expired"], ["archived", "Forgotten"]];
const AGES = [[7, "past week"], [31, "past month"], [366, "past year"], [Infinity, "older"]];

const make = (name, className, ...inner) => {
  const made = document.createElement(name);
  if (className) made.className = className;
  made.append(...inner.filter((one) => one !== undefined && one !== null));
  return made;
};
const press = (className, label, action) => {
  const made = make("button", className, label);
  made.type = "button";
  made.addEventListener("click", (event) => { event.stopPropagation(); action(made); });
  return made;
};
const fold = (text) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
const folds = new Map();  // of single signs
const foldSign = (sign) => {
  if (!folds.has(sign)) folds.set(sign, sign < "\x80" ? sign.toLowerCase() : fold(sign));
  return folds.get(sign);
};
const isGone = (memory) => memory.state === "archived" || memory.state === "expired";
const ageName = (memory) => memory.days === undefined ? "undated" : AGES.find(([days]) => memory.days < days)[1];
const prepared = (memory) => {
  memory.folded = fold([memory.text, memory.id, memory.path, memory.heading || "", memory.type,
    (memory.tags || []).map((tag) => `#${tag}`).join(" "), memory.source || ""].join("\n"));
  const day = Date.parse((memory.created || "").slice(0, 10));
  memory.days = Number.isNaN(day) ? undefined : Math.max(0, Math.round((TODAY - day) / 864e5));
  return memory;
};
let memories = DATA.memories.map(prepared);
let known = new Map(memories.map((memory) => [memory.id, memory]));
let found = [], shown = 0, state = "", ordered = {}, states;

const fill = (id, every, values) => {
  const select = by(id), chosen = select.value, names = [...new Set(values)];
  if (id !== "age") names.sort();
  select.replaceChildren(...["", ...names].map((value) => {
    const option = make("option", "", value || every);
    option.value = value;
    return option;
  }));
  select.value = names.includes(chosen) ? chosen : "";
  select.hidden = names.length < 2;
};
const fillAll = () => {
  states = new Set(memories.map((memory) => memory.state));
  fill("type", "all types", memories.map((memory) => memory.type));
  fill("project", "all projects", memories.map((memory) => memory.project || "no project"));
  const ages = new Set(memories.map(ageName));
  fill("age", "any age", [...AGES.map(([, name]) => name), "undated"].filter((name) => ages.has(name)));
};
by("states").append(...STATES.map(([value, label]) => {
  const button = press("", label, () => { state = value; update(); });
  button.value = value;
  button.append(make("span", "number"));
  return button;
}));

const compare = (a, b) => a < b ? -1 : a > b ? 1 : 0;
const ORDERS = {
  new: (a, b) => isGone(a) - isGone(b) || compare(b.created || "", a.created || ""),
  strong: (a, b) => b.strength - a.strength,
  weak: (a, b) => isGone(a) - isGone(b) || a.strength - b.strength,
  used: (a, b) => b.used - a.used || b.shown - a.shown,
};
const inOrder = () => {
  const name = by("sort").value;
  return ordered[name] ||= ORDERS[name] ? [...memories].sort(ORDERS[name]) : memories;
};
// A term is a word, "several words", or -word for memories without it.
const terms = () => [...by("search").value.matchAll(/(-?)(?:"([^"]*)"?|(\S+))/g)]
  .map(([, not, quoted, word]) => ({not: Boolean(not), text: fold(quoted ?? word ?? "")})).filter((term) => term.text);
const update = () => {
  const wanted = terms(), type = by("type").value, project = by("project").value, age = by("age").value, counts = {"": 0};
  found = inOrder().filter((memory) => {
    if ((type && memory.type !== type) || (project && (memory.project || "no project") !== project) || (age && ageName(memory) !== age) ||
      !wanted.every((term) => memory.folded.includes(term.text) !== term.not)) return false;
    counts[""]++;
    counts[memory.state] = (counts[memory.state] || 0) + 1;
    return !state || memory.state === state;
  });
  for (const button of by("states").children) {
    button.setAttribute("aria-pressed", String(button.value === state));
    button.lastChild.textContent = number(counts[button.value] || 0);
    button.hidden = button.value !== "" && button.value !== state && !states.has(button.value);
  }
  for (const id of ["type", "project", "age"]) by(id).classList.toggle("chosen", by(id).value !== "");
  by("count").textContent = found.length === memories.length ? "" : `${number(found.length)} of ${number(memories.length)} memories`;
  by("list").replaceChildren();
  shown = 0;
  more(FIRST);
  if (!found.length) by("list").append(make("li", "empty", memories.length ? "Nothing matches." : "There are no memories yet: memctl add makes the first."));
};
const more = (step) => {
  const end = Math.min(found.length, shown + (Number(step) || STEP));
  const marks = terms().filter((term) => !term.not).map((term) => term.text);
  by("list").append(...found.slice(shown, end).map((memory) => row(memory, marks)));
  shown = end;
  by("more").hidden = shown === found.length;
};

const marked = (text, marks) => {
  const out = make("p", "text");
  out.dir = "auto";
  if (!marks.length) { out.append(text); return out; }
  const signs = [...text], places = []; // places: the sign that each unit of the folded text comes from
  let whole = "";
  signs.forEach((sign, place) => {
    const folded = foldSign(sign);
    for (let unit = 0; unit < folded.length; unit++) places.push(place);
    whole += folded;
  });
  const bold = new Uint8Array(signs.length);
  marks.forEach((mark) => {
    for (let at = whole.indexOf(mark); at >= 0; at = whole.indexOf(mark, at + mark.length))
      for (let unit = at; unit < at + mark.length; unit++) bold[places[unit]] = 1;
  });
  for (let at = 0; at < signs.length;) {
    let end = at;
    while (end < signs.length && bold[end] === bold[at]) end++;
    const piece = signs.slice(at, end).join("");
    out.append(bold[at] ? make("mark", "", piece) : piece);
    at = end;
  }
  return out;
};
const ago = (days) => days === undefined ? "–" : days < 1 ? "today" : days < 14 ? `${days} d` : days < 61 ? `${Math.round(days / 7)} wk` :
  days < 730 ? `${Math.round(days / 30.4)} mo` : `${Math.round(days / 365)} y`;
const level = (value) => value >= 0.7 ? "strong" : value >= 0.3 ? "fair" : value >= 0.17 ? "weak" : "fading";
const strengthBar = (memory) => {
  const bar = make("span", `strength ${level(memory.strength)}`, make("i"));
  bar.firstChild.style.setProperty("--value", memory.strength);
  bar.setAttribute("role", "img");
  bar.title = `strength ${memory.strength.toFixed(2)}, ${level(memory.strength)}`;
  bar.setAttribute("aria-label", bar.title);
  return bar;
};
const commandFor = (memory) => `memctl ${memory.state === "archived" ? "restore" : "forget"} ${memory.id}`;
const row = (memory, marks) => {
  const item = make("li", "memory" + (isGone(memory) ? " gone" : ""));
  item.tabIndex = -1;
  item.memory = memory;
  const age = make("span", "age", ago(memory.days));
  age.title = memory.created || "undated";
  const meta = make("div", "meta", make("span", "type", memory.type),
    memory.state === "active" ? null : make("span", "state", STATES.find(([value]) => value === memory.state)[1].toLowerCase()),
    ...(memory.tags || []).map((tag) => make("span", "", `#${tag}`)),
    make("span", "", [memory.path.replace(/\.md$/, ""), memory.heading].filter(Boolean).join(" › ")),
    memory.pin ? make("span", "", "pinned") : null);
  const copy = press("quiet", memory.id, () => copied(copy, commandFor(memory)));
  copy.title = `Copy: ${commandFor(memory)}`;
  copy.setAttribute("aria-label", `${copy.textContent}: copy ${commandFor(memory)}`);
  const open = press("more-of-it", "Details", () => toggle(item));
  open.setAttribute("aria-expanded", "false");
  item.append(make("div", "when", age, strengthBar(memory)), make("div", "what", marked(memory.text, marks), meta),
    make("div", "acts", ...quickActions(memory, item), copy, open));
  return item;
};
const copied = async (button, command) => {
  const label = button.textContent;
  try {
    await navigator.clipboard.writeText(command);
    button.textContent = "copied";
    button.classList.add("copied");
    setTimeout(() => { button.textContent = label; button.classList.remove("copied"); }, 1200);
  } catch { button.textContent = command; }
};
