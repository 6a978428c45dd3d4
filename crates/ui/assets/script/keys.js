// Keys. A button names its own key; arrows go to the nearest target on that side.

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

function goToward([x, y]) {
  const targets = all(TARGETS).filter((element) => element.tabIndex >= 0 && element.checkVisibility());
  const here = targets.includes(document.activeElement) ? middle(document.activeElement) : null;
  if (!here) return targets[0]?.focus();
  const cost = (element) => {
    const [dx, dy] = middle(element).map((value, axis) => value - here[axis]);
    const ahead = dx * x + dy * y;
    return ahead < 4 ? Infinity : ahead + 2 * Math.abs(dx * y - dy * x);
  };
  const best = targets.reduce((a, b) => (cost(b) < cost(a) ? b : a));
  if (cost(best) < Infinity) best.focus();
}

function openNextDesk() {
  const desks = all("#table .desk");
  const next = desks[(desks.findIndex((desk) => desk.open) + 1) % desks.length];
  if (next) next.open = true;
  next?.querySelector("summary").focus();
}

addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  const { target, key } = event;
  if (target.matches("input, select, textarea") || find("dialog[open]")) return;
  if (key === "Escape") hideWhy();
  if (key === "Escape" && root.classList.contains("log-open")) return syncToggles(root.classList.remove("log-open"));
  if (key === "Escape" || (key === " " && !target.matches("button, a, summary, [role=button]"))) {
    if (find("#caption.shown") && !find("#replay") && (catchUp() || key === " ")) return event.preventDefault();
    if (key === " " && find("#replay-play")) return event.preventDefault(find("#replay-play").click());
  }
  if (find("#replay") && "+-".includes(key)) return changeSpeed(key === "+" ? 1 : -1);
  const isButton = target.matches("button, a, summary, [role=button]");
  if ((key === "Enter" || key === " ") && isButton) {
    // SVG elements do not turn keys into clicks by themselves.
    if (!target.matches("[role=button]")) return;
    event.preventDefault();
    return use(target);
  }
  const named = all("[data-key]").find((element) => element.dataset.key === key && !element.disabled);
  if (named) {
    event.preventDefault();
    named.click();
  } else if (key === "d") {
    openNextDesk();
  } else if (ARROWS[key] && table()) {
    event.preventDefault();
    goToward(ARROWS[key]);
  }
});

addEventListener("focusin", ({ target }) => target.matches?.("[data-select]") && target.select());
