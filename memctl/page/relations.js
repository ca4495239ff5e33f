// Relations: names and memories as a graph, and the same as sentences.
const MOST_NAMES = 60;
const nameOf = (end) => end.startsWith("^") && known.has(end.slice(1)) ? known.get(end.slice(1)).text : end;
const short = (text, most) => text.length > most ? `${text.slice(0, most - 1)}…` : text;
const endOf = (end) => end.startsWith("^") ? linkTo(end.slice(1)) : press("link", end, () => drawGraph(end));
const sentenceOf = (one) => make("li", "", endOf(one.subject), make("span", "verb-word", ` ${one.predicate} `), endOf(one.object));

const SVG = "http://www.w3.org/2000/svg";
const draw = (name, attributes, ...inner) => {
  const made = document.createElementNS(SVG, name);
  Object.entries(attributes).forEach(([key, value]) => made.setAttribute(key, value));
  made.append(...inner);
  return made;
};
// Names push each other away, relations pull them together, and all are drawn to the middle; then the whole is fitted in.
const placed = (names, near, width, height) => {
  const places = new Map(names.map((name, place) => [name, place])), wished = 100;
  const at = names.map((_, place) => ({x: 40 * Math.sqrt(place) * Math.cos(place * 2.39996), y: 40 * Math.sqrt(place) * Math.sin(place * 2.39996)}));
  for (let heat = 60; heat > 0.5; heat *= 0.98) {
    const push = at.map((one) => ({x: -one.x * 0.1, y: -one.y * 0.22}));
    at.forEach((one, first) => at.forEach((two, second) => {
      if (first >= second) return;
      const x = one.x - two.x || 0.1, y = one.y - two.y || 0.1, far = x * x + y * y, force = far < 9 * wished * wished ? 1.6 * wished * wished / far : 0;
      push[first].x += x * force; push[first].y += y * force; push[second].x -= x * force; push[second].y -= y * force;
    }));
    near.forEach((one) => {
      const first = places.get(one.subject), second = places.get(one.object);
      const x = at[first].x - at[second].x, y = at[first].y - at[second].y, force = Math.hypot(x, y) / wished;
      push[first].x -= x * force; push[first].y -= y * force; push[second].x += x * force; push[second].y += y * force;
    });
    at.forEach((one, place) => {
      const far = Math.hypot(push[place].x, push[place].y) || 1, step = Math.min(far, heat) / far;
      one.x += push[place].x * step;
      one.y += push[place].y * step;
    });
  }
  const fitted = (axis, from, to) => {
    const values = at.map((one) => one[axis]), least = Math.min(...values), span = Math.max(...values) - least;
    const scale = Math.min((to - from) / (span || 1), 2.2), rest = (to - from - span * scale) / 2;
    at.forEach((one) => { one[axis] = from + rest + (one[axis] - least) * scale; });
  };
  fitted("x", 90, width - 90);
  fitted("y", 36, height - 24);
  return new Map(names.map((name, place) => [name, at[place]]));
};
const drawGraph = (centre) => {
  const place = by("relations"), degree = new Map();
  const about = DATA.relations.filter((one) => !centre || one.subject === centre || one.object === centre);
  about.forEach((one) => [one.subject, one.object].forEach((name) => degree.set(name, (degree.get(name) || 0) + 1)));
  const names = [...degree.keys()].sort((a, b) => degree.get(b) - degree.get(a)).slice(0, MOST_NAMES), drawn = new Set(names);
  const near = about.filter((one) => drawn.has(one.subject) && drawn.has(one.object)), width = 960, height = 540;
  place.hidden = false;
  by("graph").setAttribute("aria-expanded", "true");
  if (!names.length) { place.replaceChildren(make("p", "", "There are no relations yet. memctl finds them in what you say, as in “my sister lives in Berlin”.")); return; }
  const at = placed(names, near, width, height);
  const svg = draw("svg", {viewBox: `0 0 ${width} ${height}`, role: "group", "aria-label": centre ? `Relations of ${nameOf(centre)}` : "Relations"});
  if (near.length > 24) svg.classList.add("many");
  near.forEach((one) => {
    const from = at.get(one.subject), to = at.get(one.object);
    svg.append(draw("line", {x1: from.x, y1: from.y, x2: to.x, y2: to.y}));
  });
  near.forEach((one) => {
    const from = at.get(one.subject), to = at.get(one.object);
    const label = draw("g", {class: "verb"}, draw("text", {x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 + 4}, short(one.predicate, 28)));
    label.ends = [one.subject, one.object];
    svg.append(label);
  });
  names.forEach((name) => {
    const {x, y} = at.get(name), size = 5 + 2 * Math.sqrt(degree.get(name));
    const node = draw("g", {class: name === centre ? "node centre" : "node", tabindex: 0, role: "button", "aria-label": `${short(nameOf(name), 30)}, ${counted(degree.get(name), "relation")}`},
      draw("circle", {cx: x, cy: y, r: size}), draw("text", {x, y: y - size - 5}, short(nameOf(name), 30)));
    const open = () => drawGraph(name === centre ? "" : name);
    node.addEventListener("click", open);
    node.addEventListener("keydown", (event) => { if (event.key === "Enter" || event.key === " ") { event.preventDefault(); open(); } });
    const light = (on) => svg.querySelectorAll(".verb").forEach((label) => label.classList.toggle("near", on && label.ends.includes(name)));
    ["mouseenter", "focus"].forEach((event) => node.addEventListener(event, () => light(true)));
    ["mouseleave", "blur"].forEach((event) => node.addEventListener(event, () => light(false)));
    svg.append(node);
  });
  const hidden = degree.size - names.length;
  const told = centre ? nameOf(centre) : counted(DATA.relations.length, "relation") + (hidden > 0 ? `; the ${names.length} best connected of ${degree.size} names are drawn` : "");
  place.replaceChildren(make("div", "head", make("span", "", told), centre ? press("small", "Show all", () => drawGraph("")) : make("span", "", "Choose a name to see its relations.")),
    svg, make("ul", "", ...about.slice(0, 400).map(sentenceOf)));
};
by("graph").addEventListener("click", () => {
  if (by("relations").hidden) { drawGraph(""); return; }
  by("relations").hidden = true;
  by("graph").setAttribute("aria-expanded", "false");
});
