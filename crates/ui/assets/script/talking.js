// Talking to the server. Every answer is the table as HTML, whether the move was made or not.

let stream = null;
let asking = Promise.resolve();

const ask = (url, body) => (asking = question(url, body));

// Says whether what was asked for was done.
async function question(url, body) {
  const asked = draft;
  // What was refused may be mended, unless something else was begun meanwhile.
  const takeBack = () => Boolean(!draft && body?.draft && (draft = body.draft));
  // Whoever follows the stream gets changes from there; what is shown here is not sent again.
  const kind = stream?.readyState === EventSource.OPEN ? "following" : "script";
  const headers = { "x-nunatak": kind, "x-nunatak-sheet": table().dataset.sheet };
  const json = { "content-type": "application/json" };
  try {
    const post = { method: "POST", body: JSON.stringify(body), headers: { ...headers, ...json } };
    const answer = await fetch(url, body ? post : { headers });
    if (answer.status === 204) {
      awaitRevision(Number(answer.headers.get("x-nunatak-revision")));
      return true;
    }
    const html = await answer.text();
    const isBack = !answer.ok && takeBack();
    if (answer.redirected) location.assign(answer.url);
    else if (isBack || asked === draft) show(html);
    else if (body) ask(withDraft());
    // An answer about a draft that was changed since shows nothing: the next one is on its way.
    return answer.ok;
  } catch {
    takeBack();
    tell(table().dataset.offline);
    return false;
  }
}

// What was not answered is said where refusals are, until there is an answer.
function tell(words) {
  const notice = document.createElement("p");
  notice.className = "notice bad";
  notice.setAttribute("role", "alert");
  notice.dataset.passing = "";
  notice.textContent = words;
  find("#notices")?.replaceChildren(notice);
  notice.scrollIntoView({ block: "nearest" });
}

// What could not be asked is asked again as soon as there is a connection.
const askAgain = () => find("#notices > [data-passing]") && table()?.dataset.replay === undefined && ask(withDraft());
addEventListener("online", askAgain);

const withDraft = () => `${table().dataset.draftUrl}?draft=${encodeURIComponent(draft)}`;

// The stream brings what was done. Should it be broken without saying so, the page asks by itself.
function awaitRevision(revision) {
  setTimeout(() => Number(table().dataset.revision) < revision && ask(withDraft()), 2000);
}

function listen() {
  const { eventsUrl, replay } = table().dataset;
  if (!eventsUrl || replay) return;
  stream = new EventSource(`${eventsUrl}?since=${streamed.sheet}`);
  stream.addEventListener("open", askAgain);
  // A draft is only known here: the server draws it into the new state.
  stream.addEventListener("update", (event) => (draft ? ask(withDraft()) : receive(event.data)));
  // The server asks for the whole page, for example to pass the device on. It begins at its top,
  // wherever the page before was scrolled to, such as a waiting room.
  stream.addEventListener("reload", () => location.reload(scrollTo(0, 0)));
  // An answer that is no stream, such as that of a proxy while the server starts, ends it for good.
  stream.addEventListener("error", () => stream.readyState === EventSource.CLOSED && setTimeout(listen, 2000 + 3000 * Math.random()));
}

addEventListener("pagehide", () => stream?.close());
for (const type of ["pagehide", "visibilitychange"]) addEventListener(type, keepDraft);
addEventListener("pageshow", ({ persisted }) => persisted && table() && listen());
