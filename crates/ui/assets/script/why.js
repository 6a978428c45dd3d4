// Why not: shown on hover, focus or tap.

function showWhy(element) {
  const box = find("#why");
  const link = Object.assign(document.createElement("a"), { href: "#rule-" + element.dataset.why, textContent: element.dataset.why });
  const written = document.getElementById(element.getAttribute("aria-describedby"));
  const words = element.getAttribute("aria-description") ?? written?.textContent ?? "";
  box.hidden = false;
  box.classList.toggle("sheet-up", phone.matches);
  if (phone.matches) return raiseSheet(box, element, words, link);
  box.replaceChildren(words, link);
  const at = element.getBoundingClientRect();
  const below = at.bottom + 6;
  // Beside the column, on the board, it covers nothing that is needed; else below or above.
  const column = element.closest("#side")?.getBoundingClientRect().left ?? 0;
  const beside = column - box.offsetWidth - 10;
  const left = beside > 8 ? beside : Math.max(8, Math.min(at.left, innerWidth - box.offsetWidth - 8));
  const above = Math.max(8, at.top - box.offsetHeight - 6);
  const top = below + box.offsetHeight > innerHeight ? above : below;
  box.style.left = `${left}px`;
  box.style.top = `${beside > 8 ? Math.min(at.top, innerHeight - box.offsetHeight - 8) : top}px`;
}

// The words of something, without the keys and signs that only the eye meets.
function spoken(element) {
  const copy = element?.cloneNode(true);
  copy?.querySelectorAll("[aria-hidden]").forEach((part) => part.remove());
  return copy?.textContent.trim();
}

// On a phone it is a sheet over the control, never over the question.
function raiseSheet(box, element, words, link) {
  const make = (name, ...content) => {
    const part = document.createElement(name);
    part.append(...content);
    return part;
  };
  const close = Object.assign(make("button", "✕"), { type: "button", className: "button icon" });
  close.dataset.closeWhy = "";
  close.setAttribute("aria-label", find("#rules .dialog-head button")?.getAttribute("aria-label") ?? "✕");
  const name = element.getAttribute("aria-label") ?? find(".tile-name, h3, strong", element)?.textContent ?? spoken(element);
  // A card with a scene is raised as it is, only larger; anything else is its sign and its name.
  const isCard = find(".card-scene", element) !== null;
  const card = Object.assign(make("div", ...element.cloneNode(true).childNodes), { className: `${element.className} raised` });
  card.classList.remove("button");
  const picture = find("svg", element)?.cloneNode(true) ?? "";
  box.replaceChildren(...(isCard ? [card] : [picture, make("h2", name)]), close, make("p", words), link);
  box.style.left = box.style.top = "";
}

const hideWhy = () => (find("#why").hidden = true);

// Pointing at a log line or a seat marks its pieces; pointing at a field's button marks the field.
function point({ target, type }) {
  if (!(target instanceof Element)) return;
  const isOn = type === "mouseover" || type === "focusin";
  const why = target.closest("[data-why]");
  if (why && isOn && !phone.matches) showWhy(why);
  const pieces = (target.closest("[data-pieces]")?.dataset.pieces ?? "").split(" ");
  pieces.filter(Boolean).forEach((id) => document.getElementById(id)?.classList.toggle("spot", isOn));
  const pointed = target.closest("[data-points]")?.dataset.points;
  if (pointed) document.getElementById(pointed)?.classList.toggle("pointed", isOn);
}
for (const type of ["mouseover", "mouseout", "focusin", "focusout"]) addEventListener(type, point);
