// A lesson marks what leads to its next move, and reads its new words aloud.

// In a lesson: does this lead to its next move? A draft does if that move begins like it; a draft
// that went elsewhere has to be cleared.
function leads({ dataset: { act, draft: text } }, next) {
  if (next === undefined) return false;
  if (act !== undefined) return act === next || act.startsWith(`${next}; `);
  const isOnTheWay = (part) => !part || (next.startsWith(part) && " ;".includes(`${next} `[part.length]));
  // Whoever only looks at a place has begun nothing.
  const begun = draft.startsWith("look ") ? "" : draft;
  return isOnTheWay(begun) ? text?.length > begun.length && isOnTheWay(text) : text === "";
}

// Shortcuts that happen to lead there are not what the lesson teaches. On a phone a begun move is ended
// below the board; and what makes a move comes before what prepares it. Whoever has taken the first of
// several steps alone is led on step by step.
function markLesson() {
  const next = table().dataset.lesson;
  const parts = all("#table :is([data-act], [data-draft])").filter((part) => !part.classList.contains("shortcut"));
  const some = (...lists) => lists.find(({ length }) => length) ?? [];
  const whole = parts.filter((part) => leads(part, next));
  const near = some(draft && phone.matches ? whole.filter((part) => part.closest("#dock")) : [], whole);
  const acts = near.filter(({ dataset }) => dataset.act !== undefined);
  const first = parts.filter(({ dataset }) => next?.startsWith(`${dataset.act}; `));
  // What was not sent anew still has the marks of the question before.
  parts.forEach((part) => part.removeAttribute("aria-current"));
  some(acts, near, first).forEach((part) => part.setAttribute("aria-current", "step"));
}

// Of several things that lead to the move the largest one is shown: it is the easiest to hit.
function marked() {
  const area = (element) => element.getBoundingClientRect().width * element.getBoundingClientRect().height;
  const targets = all('#table :is([data-act], [data-draft])[aria-current="step"]');
  return targets.filter((element) => element.checkVisibility()).sort((a, b) => area(b) - area(a))[0];
}

function showMove() {
  marked()?.scrollIntoView({ block: "center" });
  marked()?.focus({ preventScroll: true });
}

// New words are read first, with their move in sight beside them where there is room.
function showLesson() {
  find("#side").scrollTop = 0;
  marked()?.scrollIntoView({ block: "nearest" });
  find("#lesson")?.scrollIntoView({ block: "nearest" });
}

// The page has begun before.
markLesson();
