"use strict";
const DATA = JSON.parse(document.getElementById("data").textContent);
const STEP = 60;
const by = (id) => document.getElementById(id);
const fold = (text) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
const memories = DATA.memories.map((memory) => ({...memory, folded: fold([memory.text, memory.id, memory.path,
  memory.heading || "", (memory.tags || []).join(" "), memory.source || ""].join("\n"))}));
const known = new Map(memories.map((memory) => [memory.id, memory]));
let found = [], shown = 0, current = -1;

const make = (name, className, text) => {
  const made = document.createElement(name);
  if (className) made.className = className;
  if (text !== undefined) made.textContent = text;
  return made;
};
const age = (memory) => {
  if (!memory.created) return "undated";
  const days = (Date.parse(DATA.day) - Date.parse(memory.created.slice(0, 10))) / 864e5;
  return days < 7 ? "this week" : days < 31 ? "this month" : days < 366 ? "this year" : "older";
};
const fill = (id, every, values) => {
  const options = [make("option", "", every), ...[...new Set(values)].sort().map((value) => make("option", "", value))];
  options[0].value = "";
  options.slice(1).forEach((option) => { option.value = option.textContent; });
  by(id).replaceChildren(...options);
};
fill("type", "all types", memories.map((memory) => memory.type));
fill("state", "all states", memories.map((memory) => memory.state));
fill("project", "all projects", memories.map((memory) => memory.project || "none"));
fill("age", "any age", memories.map(age));

const orders = {
  new: (a, b) => (b.created || "").localeCompare(a.created || ""),
  strong: (a, b) => (b.strength || 0) - (a.strength || 0),
  weak: (a, b) => (a.strength || 0) - (b.strength || 0),
};
const terms = () => fold(by("search").value).split(/\s+/).filter(Boolean);
const update = () => {
  const wanted = terms(), type = by("type").value, state = by("state").value, project = by("project").value,
    old = by("age").value, order = orders[by("sort").value];
  found = memories.filter((memory) => (!type || memory.type === type) && (!state || memory.state === state) &&
    (!project || (memory.project || "none") === project) && (!old || age(memory) === old) &&
    wanted.every((term) => memory.folded.includes(term)));
  if (order) found.sort(order);
  by("count").textContent = `${found.length} of ${memories.length}`;
  by("list").replaceChildren();
  shown = 0; current = -1;
  more();
};
const more = () => {
  const marks = terms();
  by("list").append(...found.slice(shown, shown + STEP).map((memory) => row(memory, marks)));
  shown = Math.min(found.length, shown + STEP);
  by("more").hidden = shown === found.length;
};
const marked = (text, marks) => {
  const out = make("div", "text", marks.length ? undefined : text);
  if (!marks.length) return out;
  const signs = [...text], places = []; // places: the sign that each unit of the folded text comes from
  let whole = "";
  signs.forEach((sign, place) => {
    const folded = sign < "\x80" ? sign.toLowerCase() : fold(sign);
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
    out.append(bold[at] ? make("mark", "", piece) : document.createTextNode(piece));
    at = end;
  }
  return out;
};
const row = (memory, marks) => {
  const item = make("li", "memory" + (memory.state === "active" ? "" : " gone"));
  item.tabIndex = -1;
  item.append(marked(memory.text, marks));
  const meta = make("div", "meta");
  meta.append(make("span", "type", memory.type));
  if (memory.state !== "active") meta.append(make("span", "", memory.state));
  if (memory.strength !== undefined) {
    const meter = make("meter");
    meter.min = 0; meter.max = 1; meter.low = 0.17; meter.high = 0.3; meter.optimum = 1; meter.value = memory.strength;
    meter.title = `strength ${memory.strength.toFixed(2)}`;
    meter.setAttribute("aria-label", meter.title);
    meta.append(meter);
  }
  meta.append(make("span", "", (memory.created || "undated").slice(0, 10)), make("span", "", `${memory.path}:${memory.line}`));
  const open = make("button", "link", memory.id);
  open.type = "button";
  open.title = "Show everything";
  open.setAttribute("aria-expanded", "false");
  open.addEventListener("click", () => toggle(item, memory));
  const copy = make("button", "link copy", "copy forget");
  copy.type = "button";
  copy.addEventListener("click", () => copied(copy, memory));
  meta.append(open, copy);
  item.append(meta);
  item.memory = memory;
  return item;
};
const copied = async (button, memory) => {
  const command = `memctl ${memory.state === "archived" ? "restore" : "forget"} ${memory.id}`;
  try { await navigator.clipboard.writeText(command); button.textContent = "copied"; }
  catch { button.textContent = command; }
};
const go = (id) => { by("search").value = id; ["type", "state", "project", "age"].forEach((name) => { by(name).value = ""; }); update(); };
const linked = (ids) => {
  const out = make("dd");
  ids.forEach((id) => {
    const button = make("button", "link", known.has(id) ? `${id} ${known.get(id).text.slice(0, 80)}` : id);
    button.type = "button";
    button.addEventListener("click", () => go(id));
    out.append(button, document.createElement("br"));
  });
  return out;
};
const toggle = (item, memory) => {
  const old = item.querySelector("dl"), button = item.querySelector("[aria-expanded]");
  button.setAttribute("aria-expanded", String(!old));
  if (old) { old.remove(); return; }
  const list = make("dl");
  const told = {type: memory.type, tags: (memory.tags || []).join(" "), heading: memory.heading, file: `${memory.path}:${memory.line}`,
    source: memory.source, channel: memory.channel, created: memory.created, since: memory.since, until: memory.until,
    confidence: memory.confidence, importance: memory.importance, strength: memory.strength, used: memory.used, shown: memory.shown};
  Object.entries(told).forEach(([key, value]) => { if (value !== undefined && value !== "") list.append(make("dt", "", key), make("dd", "", String(value))); });
  const before = [...(memory.supersedes || []), ...memories.filter((one) => one["superseded-by"] === memory.id).map((one) => one.id)];
  if (before.length) list.append(make("dt", "", "replaced"), linked([...new Set(before)]));
  if (memory["superseded-by"]) list.append(make("dt", "", "replaced by"), linked([memory["superseded-by"]]));
  list.append(make("dt", "", "explain"), make("dd", "", `memctl why ${memory.id}`));
  item.append(list);
};

const graph = (centre) => {
  const place = by("relations"), near = DATA.relations.filter((one) => !centre || one.subject === centre || one.object === centre).slice(0, 60);
  place.replaceChildren();
  if (!DATA.relations.length) { place.append(make("p", "hint", "There are no relations.")); return; }
  const names = [...new Set(near.flatMap((one) => [one.subject, one.object]))];
  if (centre) { names.splice(names.indexOf(centre), 1); names.unshift(centre); }
  const space = "http://www.w3.org/2000/svg", svg = document.createElementNS(space, "svg");
  svg.setAttribute("viewBox", "0 0 900 420");
  svg.setAttribute("role", "img");
  svg.setAttribute("aria-label", centre ? `Relations of ${centre}` : "Relations");
  const at = new Map(names.map((name, number) => {
    if (centre && !number) return [name, [450, 210]];
    const turn = 2 * Math.PI * number / Math.max(1, names.length);
    return [name, [450 + 360 * Math.cos(turn), 210 + 180 * Math.sin(turn)]];
  }));
  const draw = (name, attributes, text) => {
    const made = document.createElementNS(space, name);
    Object.entries(attributes).forEach(([key, value]) => made.setAttribute(key, value));
    if (text) made.textContent = text;
    svg.append(made);
    return made;
  };
  near.forEach((one) => {
    const [x1, y1] = at.get(one.subject), [x2, y2] = at.get(one.object);
    draw("line", {x1, y1, x2, y2});
    draw("text", {class: "verb", x: (x1 + x2) / 2, y: (y1 + y2) / 2, "text-anchor": "middle"}, one.predicate);
  });
  at.forEach(([x, y], name) => draw("text", {x, y, "text-anchor": "middle"}, name.slice(0, 40))
    .addEventListener("click", () => graph(name === centre ? "" : name)));
  place.append(svg, make("p", "hint", "Click a name to see only what it is related to, and again to see all."));
};
by("graph").addEventListener("click", () => {
  const place = by("relations");
  place.hidden = !place.hidden;
  by("graph").setAttribute("aria-expanded", String(!place.hidden));
  if (!place.hidden) graph("");
});

by("controls").addEventListener("submit", (event) => event.preventDefault());
by("controls").addEventListener("input", update);
by("more").addEventListener("click", more);
document.addEventListener("keydown", (event) => {
  const writes = ["INPUT", "SELECT"].includes(event.target.tagName);
  if (event.key === "Escape") { by("search").value = ""; update(); by("search").focus(); return; }
  if (writes || event.ctrlKey || event.metaKey || event.altKey) return;
  const rows = by("list").children;
  if (event.key === "/") { event.preventDefault(); by("search").focus(); }
  if (event.key === "j" || event.key === "k") {
    current = Math.max(0, Math.min(rows.length - 1, current + (event.key === "j" ? 1 : -1)));
    if (rows[current]) rows[current].focus();
  }
  const item = document.activeElement.closest ? document.activeElement.closest("li.memory") : null;
  if (item && event.target === item && event.key === "Enter") toggle(item, item.memory);
  if (item && event.key === "c") copied(item.querySelector(".copy"), item.memory);
});
update();
