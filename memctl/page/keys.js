// Keys, and the start.
const KEYS = [["/", "search"], ["j  k", "next, previous"], ["Enter", "details"], ["c", "copy the command"], ["g", "relations"], ["Esc", "clear"],
  ...(DATA.serves ? [["e", "edit"], ["f", "forget, or restore"], ["y", "keep a waiting memory"], ["n", "refuse it"], ["u", "undo"]] : [])];
by("keys").querySelector("dl").append(...KEYS.flatMap(([key, deed]) => [make("dt", "", make("kbd", "", key)), make("dd", "", deed)]));
by("help").addEventListener("click", () => by("keys").showModal());
by("controls").addEventListener("submit", (event) => event.preventDefault());
by("controls").addEventListener("input", update);
by("search").addEventListener("input", update);
by("more").addEventListener("click", more);
addEventListener("beforeprint", () => { while (shown < found.length) more(); });
const end = new IntersectionObserver((seen) => {
  if (!seen.some((one) => one.isIntersecting) || shown === found.length) return;
  more();
  end.unobserve(by("more"));  // and look again: the new rows may not fill the window
  end.observe(by("more"));
}, {rootMargin: "600px"});
end.observe(by("more"));
by("list").addEventListener("dblclick", (event) => {
  const item = event.target.closest(".what")?.closest(".memory");
  if (item && getSelection().isCollapsed) toggle(item);
});
const ACTIONS = {
  Enter: (item) => toggle(item),
  c: (item) => copied(item.querySelector(".quiet"), commandFor(item.memory)),
  e: (item) => DATA.serves && item.memory.state !== "archived" && edit(item),
  f: (item) => DATA.serves && change(item.memory, {do: item.memory.state === "archived" ? "restore" : "forget"}),
  y: (item) => DATA.serves && item.memory.state === "pending" && change(item.memory, {do: "keep"}),
  n: (item) => DATA.serves && item.memory.state === "pending" && change(item.memory, {do: "refuse"}),
};
document.addEventListener("keydown", (event) => {
  if (by("keys").open || event.isComposing) return;
  const target = event.target, writes = ["INPUT", "SELECT", "TEXTAREA"].includes(target.tagName);
  if (event.key === "Escape") {
    const form = target.closest(".edit");
    if (form) { const item = form.closest(".memory"); form.remove(); item.focus(); return; }
    by("search").value = "";
    update();
    by("search").focus();
    return;
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const rows = [...by("list").querySelectorAll(".memory")];
  if (target === by("search") && event.key === "ArrowDown" || !writes && (event.key === "j" || event.key === "k")) {
    event.preventDefault();
    const at = rows.findIndex((item) => item.contains(document.activeElement));
    rows[Math.max(0, Math.min(rows.length - 1, at + (event.key === "k" ? -1 : 1)))]?.focus();
    return;
  }
  if (writes) return;
  const item = target.closest(".memory");
  if (event.key === "/") { event.preventDefault(); by("search").focus(); by("search").select(); }
  else if (event.key === "?") by("keys").showModal();
  else if (event.key === "g") by("graph").click();
  else if (event.key === "u" && DATA.serves) undo();
  else if (item && (event.key !== "Enter" || target === item) && ACTIONS[event.key]) { event.preventDefault(); ACTIONS[event.key](item); }
});
fillAll();
update();
