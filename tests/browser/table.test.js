// What a table promises: undo, privacy, replay, reconnection.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  advice, arrive, awaitRevision, awaitTurn, hands, house, newTable, open, play, playAnything, quickStart, revision, startServer, turnOf, twoPlayers,
  visitor,
} from './table.js';

const at = house();

test('an order can be withdrawn until all are opened, and not after', async () => {
  const { host, guest } = await twoPlayers(at);
  await play(host, hands.mouse(host), 'order E');
  await host.click('#undo');
  await host.waitForFunction(() => document.querySelector('#table').dataset.yourTurn);
  await play(host, hands.mouse(host), 'order NE');
  await awaitTurn(guest);
  await play(guest, hands.mouse(guest), 'order W');
  await host.waitForFunction(() => document.querySelector('#undo')?.dataset.why);
  assert.equal(await host.getAttribute('#undo', 'data-why'), 'TABLE-UNDO-3');
  await host.click('#undo', { force: true });
  assert.match(await host.textContent('#why'), /TABLE-UNDO-3/);
});

test('what was begun outlives a reload, until something else is to be decided', async () => {
  const { host, guest, path } = await twoPlayers(at);
  const begun = '#commit[data-act="order NE"]';
  const begin = async () => {
    await host.click('#dial-NE');
    await host.waitForSelector(begun);
  };
  await begin();
  await host.reload();
  await host.waitForSelector(begun);
  await host.goto(`${at.server.address}${path}?step=1`);
  await host.goBack();
  await host.waitForSelector(begun);
  assert.ok(!host.url().includes('NE'), 'it is nobody else’s business');
  // While this page looks at the replay the same player decides elsewhere, and takes it back.
  await host.goto(`${at.server.address}${path}?step=1`);
  const elsewhere = await host.context().newPage();
  await elsewhere.goto(at.server.address + path);
  await play(elsewhere, hands.mouse(elsewhere), 'order E');
  await elsewhere.click('#undo');
  await awaitTurn(elsewhere);
  const asked = [];
  host.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await host.goto(at.server.address + path);
  await arrive(host, '#table');
  assert.ok(!asked.includes(`${path}/draft`), 'nothing is taken up again');
  // What another seals changes nothing.
  await begin();
  await play(guest, hands.mouse(guest), 'order W');
  await host.reload();
  await host.waitForSelector(begun);
});

test('a second click on a move that is on its way is no second move', async () => {
  const { host } = await twoPlayers(at);
  await host.click('#dial-NE');
  await host.waitForSelector('#commit[data-act="order NE"]');
  const before = await revision(host);
  await host.locator('#commit').dblclick();
  await awaitRevision(host, before + 1);
  await host.click('#undo');
  await awaitTurn(host);
  assert.equal(await host.innerText('#notices'), '');
  assert.deepEqual(host.problems, []);
});

test('what was begun without a connection is drawn when it is back', async () => {
  const { host } = await twoPlayers(at);
  await host.context().setOffline(true);
  await host.click('#dial-NE');
  await host.waitForSelector('#notices [data-passing]');
  await host.context().setOffline(false);
  await host.waitForSelector('#commit[data-act="order NE"]');
  await host.waitForSelector('#notices:empty', { state: 'attached' });
});

test('on a phone the dial has room for a fourth cube', async () => {
  const { host } = await twoPlayers(at);
  await host.setViewportSize({ width: 360, height: 740 });
  const cut = await host.evaluate(() => {
    document.querySelector('#draft').append(document.querySelector('.cube-place').cloneNode());
    const { scrollHeight, clientHeight } = document.querySelector('#decide');
    return scrollHeight - clientHeight;
  });
  assert.ok(cut <= 1, `${cut} pixels are out of sight`);
});

// To take off and stay: no course that a page proposes to its own player has this order.
const WASTEFUL = 'order E W';

test('neither page nor stream tells an order that another player keeps secret', async () => {
  const { host, guest, path } = await twoPlayers(at);
  const missions = (page) => page.locator('#missions').innerText();
  assert.notEqual(await missions(host), await missions(guest));
  const lines = (page) => page.locator('#log li').count();
  const known = (await lines(host)) - (await lines(guest));
  const heard = [];
  guest.on('response', async (response) => heard.push(await response.text().catch(() => '')));
  await listenIn(guest, path);
  await play(host, hands.mouse(host), WASTEFUL);
  await guest.waitForFunction(hasHeard, await revision(host));
  const streamed = await guest.evaluate(() => globalThis.heard.join());
  const source = await (await guest.request.get(at.server.address + path)).text();
  const spectator = await visitor(at.browser);
  await open(spectator, at.server, path);
  const watched = await spectator.content();
  const told = await host.locator('#log li').first().innerText();
  const sentence = /^Your order: (.+)$/.exec(told)[1];
  for (const text of [streamed, source, watched, heard.join()]) {
    for (const secret of [WASTEFUL, sentence]) assert.ok(!text.includes(secret), secret);
  }
  // The host's own log has one line more: the order itself.
  assert.equal((await lines(host)) - (await lines(guest)), known + 1);
  assert.equal(await spectator.locator('#missions').count(), 0);
});

/** Whether the stream has come to a revision. */
const hasHeard = (revision) => globalThis.heard.some((update) => update.includes(`data-revision="${revision}"`));

/** Keeps every update of the stream in `heard`. */
const listenIn = (page, path) =>
  page.evaluate((url) => {
    globalThis.heard = [];
    new EventSource(url).addEventListener('update', (event) => globalThis.heard.push(event.data));
  }, `${path}/events`);

// A short way to a shipyard and a ship: the builder's rival looks through the pile.
const TO_A_SHIP = {
  seed: '15255310034675943137',
  moves: ['advance t2', 'move z6', 'build-with-card double', 'advance t1', 'end', 'move z6', 'ship'],
};

test('neither page nor stream tells which shipyard card another player takes', { timeout: 1_800_000 }, async () => {
  const { host, guest, path } = await twoPlayers(at, { game: 'antarctica', seed: TO_A_SHIP.seed });
  for (const move of TO_A_SHIP.moves) {
    const page = await turnOf(host, guest);
    await play(page, hands.mouse(page), move);
  }
  const [picker, other] = [host, guest];
  await awaitTurn(picker);
  const picks = '#dock [data-act^="pick "]';
  const names = await picker.locator(`${picks} span:first-child`).allInnerTexts();
  const cards = names.map((name) => name.replace(/^Take /, ''));
  assert.ok(cards.length > 1, 'there is a choice');
  const spectator = await visitor(at.browser);
  await open(spectator, at.server, path);
  for (const page of [other, spectator]) await listenIn(page, path);
  const action = await picker.locator(picks).first().getAttribute('data-act');
  await play(picker, hands.mouse(picker), action);
  await picker.waitForSelector('#hand');
  assert.ok((await picker.innerText('#hand')).includes(cards[0]));
  for (const page of [other, spectator]) {
    await page.waitForFunction(hasHeard, await revision(picker));
    const source = await (await page.request.get(at.server.address + path)).text();
    const table = source.slice(source.indexOf('<main id="table"'), source.indexOf('</main>'));
    const streamed = await page.evaluate(() => globalThis.heard.join());
    for (const text of [table, streamed, await page.innerHTML('#table')]) {
      for (const card of cards) assert.ok(!text.includes(`>${card}<`) && !text.includes(`: ${card}.`), card);
      assert.ok(!text.includes(action));
    }
  }
});

test('why a building cannot be put up is said with the rule and what is missing', async () => {
  const page = await visitor(at.browser);
  const seats = ['me', 'bot:greedy'];
  await newTable(page, at.server, { game: 'antarctica', seats, options: { placement: 'first_game' }, seed: 2 });
  const press = hands.mouse(page);
  let sailed = 0;
  while ((await awaitTurn(page)) && !(await page.locator('.building-card[data-why="ANT-BUILD-2"]').count())) {
    if (await page.locator('.zone-button').count()) {
      assert.match(await page.textContent('#tile-recruit'), /sail first/, 'nothing is done already');
      sailed += 1;
    }
    await play(page, press, await advice(page, press));
  }
  assert.ok(sailed > 0);
  await page.mouse.move(0, 0);
  await page.locator('.building-card[data-why="ANT-BUILD-2"]').first().hover({ force: true });
  assert.match(await page.textContent('#why'), /You have no ship beside: .+ANT-BUILD-2/);
  await page.click('#why a');
  // The rules are loaded when they are opened.
  await page.waitForSelector('#rule-ANT-BUILD-2');
});

test('around one screen the device is passed before secrets show', async () => {
  const page = await visitor(at.browser);
  const path = await newTable(page, at.server, { seats: ['me', 'hotseat'], options: { placement: 'random' } });
  assert.equal(await page.locator('#missions').count(), 0, 'the pass screen has no secrets');
  await page.click('main form button[type=submit]');
  await arrive(page, '#missions');
  const first = await page.locator('#missions').innerText();
  await hands.mouse(page)('#commit');
  await page.waitForSelector('form[action$="/ready"]');
  const shown = await page.innerText('body');
  for (const line of first.split('\n').filter((line) => line.length > 3)) assert.ok(!shown.includes(line), line);
  await page.click('main form button[type=submit]');
  await arrive(page, '#missions');
  assert.notEqual(await page.locator('#missions').innerText(), first);
  assert.equal(new URL(page.url()).pathname, path);
});

test('where nothing is secret one screen is enough, without passing it', { timeout: 1_800_000 }, async () => {
  const page = await visitor(at.browser);
  await newTable(page, at.server, { game: 'aquasphere', seats: ['me', 'hotseat'] });
  const asked = new Set();
  for (let turns = 0; turns < 6; turns += 1) {
    await awaitTurn(page);
    assert.equal(await page.locator('form[action$="/ready"]').count(), 0);
    asked.add(await page.innerText('.seat-head.decides strong'));
    await playAnything(page);
  }
  assert.ok(asked.size > 1, 'both have played');
});

test('two browsers play an open game and see the same', { timeout: 1_800_000 }, async () => {
  const { host, guest } = await twoPlayers(at, { game: 'aquasphere' });
  for (let turns = 0; turns < 6; turns += 1) {
    const page = await turnOf(host, guest);
    await playAnything(page);
    const now = await revision(page);
    await Promise.all([host, guest].map((other) => awaitRevision(other, now)));
  }
  const pieces = (page) => page.$$eval('#board .piece[id]', (found) => found.map((piece) => `${piece.id} ${piece.getAttribute('transform')}`));
  const seen = await pieces(host);
  assert.ok(seen.length >= 10, `${seen.length} pieces`);
  assert.deepEqual(await pieces(guest), seen);
  assert.deepEqual(host.problems.concat(guest.problems), []);
});

test('a server killed in the middle of a game has lost nothing', { timeout: 1_800_000 }, async () => {
  const doomed = await startServer();
  const page = await visitor(at.browser);
  // A game with turns: when it is ours, nobody else moves.
  await quickStart(page, doomed, 'antarctica');
  const press = hands.mouse(page);
  for (let decisions = 0; decisions < 6 && (await awaitTurn(page)); decisions += 1) {
    await play(page, press, await advice(page, press));
  }
  await awaitTurn(page);
  // The newest chapter: older ones are loaded when they are opened.
  const newest = () => page.locator('#log details').first().innerText();
  const [before, log] = [await revision(page), await newest()];
  await doomed.stop('SIGKILL');
  const reborn = await startServer({ database: doomed.database, port: doomed.port });
  await page.reload();
  await awaitTurn(page);
  assert.equal(await revision(page), before);
  assert.equal(await newest(), log);
  await play(page, press, await advice(page, press));
  await reborn.stop();
});

test('a page that was cut off catches up by itself', { timeout: 1_800_000 }, async () => {
  const flaky = await startServer();
  const page = await visitor(at.browser);
  const path = await quickStart(page, flaky);
  const second = await page.context().newPage();
  await second.goto(flaky.address + path);
  await flaky.stop('SIGKILL');
  const back = await startServer({ database: flaky.database, port: flaky.port });
  await awaitTurn(page);
  const press = hands.mouse(page);
  await play(page, press, await advice(page, press));
  const wanted = await revision(page);
  await second.waitForFunction(
    (wanted) => Number(document.querySelector('#table').dataset.revision) >= wanted,
    wanted,
  );
  await back.stop();
});

test('a stream that a proxy ended begins again, and what is not answered is said', { timeout: 1_800_000 }, async () => {
  const page = await visitor(at.browser, { look: { language: 'en' } });
  let refused = 0;
  await page.route('**/events*', (route) => (refused++ ? route.continue() : route.fulfill({ status: 502, body: 'Bad gateway' })));
  // A game with turns: when it is ours, nothing else comes and takes a notice away.
  const path = await quickStart(page, at.server, 'antarctica');
  const second = await page.context().newPage();
  await second.goto(at.server.address + path);
  await awaitTurn(second);
  const press = hands.mouse(second);
  await play(second, press, await advice(second, press));
  await awaitRevision(page, await revision(second));
  assert.ok(refused > 1);
  const notice = page.locator('#notices [role=alert]');
  await page.click('#open-chat');
  const say = async (words) => {
    await page.fill('#chat-text', words);
    await page.press('#chat-text', 'Enter');
  };
  for (const [answer, told] of [[{ status: 502, body: 'Bad gateway' }, /No connection/], [null, /nothing at this address/]]) {
    await page.route('**/chat', (route) => (answer ? route.fulfill(answer) : route.continue({ url: `${at.server.address}/nowhere` })));
    await say('Is anybody here?');
    await notice.filter({ hasText: told }).waitFor();
    assert.equal(await page.inputValue('#chat-text'), 'Is anybody here?', 'what was not taken can be sent again');
    await page.unroute('**/chat');
  }
  for (let line = 0; line < 3; line += 1) await say(`Line ${line}`);
  await page.waitForFunction(() => /Line 2/.test(document.querySelector('#chat-lines').textContent));
  assert.equal(await page.inputValue('#chat-text'), '');
  assert.equal(await notice.count(), 0);
});

test('a moment of the past has an address', async () => {
  const page = await visitor(at.browser);
  const path = await quickStart(page, at.server);
  const press = hands.mouse(page);
  await awaitTurn(page);
  await play(page, press, await advice(page, press));
  await open(page, at.server, `${path}?step=5`);
  assert.equal(await page.inputValue('#replay-step'), '5');
  await page.keyboard.press('ArrowRight');
  await page.waitForURL(/step=6/);
  assert.equal(await page.inputValue('#replay-step'), '6');
  assert.equal(await page.locator('[data-act]').count(), 0, 'the past offers no moves');
  // Whoever drags the slider comes to where it was let go, however late the moments between come.
  const letGo = await hold(page, (url) => url.searchParams.get('step') === '2');
  await page.fill('#replay-step', '2');
  await page.fill('#replay-step', '3');
  await page.waitForURL(/step=3/);
  await letGo();
  assert.deepEqual([page.url().split('=')[1], await page.inputValue('#replay-step')], ['3', '3']);
  await page.route(/step=4/, (route) => route.abort());
  await page.fill('#replay-step', '4');
  await page.locator('#notices [role=alert]').filter({ hasText: 'No connection' }).waitFor();
  await page.click('#replay-now');
  await page.waitForSelector('#dock.mine');
});

test('an impossible thing says which rule forbids it', async () => {
  const page = await visitor(at.browser);
  await quickStart(page, at.server);
  const press = hands.mouse(page);
  for (const cubes of [1, 2, 3]) {
    await press('#dial-E');
    await page.waitForFunction(
      (wanted) => document.querySelector('#commit').dataset.act?.split(' E').length - 1 === wanted,
      cubes,
    );
  }
  assert.equal(await page.getAttribute('#dial-E', 'data-why'), 'KOS-ORD-2');
  await page.mouse.move(0, 0);
  await page.locator('#dial-E').first().hover({ force: true });
  assert.match(await page.textContent('#why'), /KOS-ORD-2/);
  await page.click('#why a');
  // The rules are loaded when they are opened, and then the rule is gone to.
  const rule = page.locator('#rule-KOS-ORD-2.found:focus');
  await rule.waitFor();
  const { y, height } = await rule.boundingBox();
  assert.ok(y > 0 && y + height < 900, `the rule is in sight: ${y}`);
});

// Holds an answer back. What is returned lets it go, and waits until the page has dealt with it: what
// was asked later is answered later.
async function hold(page, isHeld) {
  let release;
  const held = new Promise((resolve) => (release = resolve));
  await page.route(isHeld, async (route) => {
    await held;
    await route.continue();
  });
  const late = page.waitForResponse((response) => isHeld(new URL(response.url())));
  return async () => {
    release();
    await (await late).finished();
    await page.evaluate(() => fetch('/healthz').then((answer) => answer.text()));
  };
}

test('a late answer does not bring an older draft back', async () => {
  const page = await visitor(at.browser);
  await quickStart(page, at.server);
  await awaitTurn(page);
  const letGo = await hold(page, (url) => url.searchParams.get('draft') === 'order E');
  await page.click('#dial-E');
  await page.click('#dial-NE');
  await page.waitForSelector('#commit[data-act="order NE"]');
  await letGo();
  assert.equal(await page.getAttribute('#commit', 'data-act'), 'order NE');
});

test('a building space shows its card first; a second click on it, or Enter, builds', { timeout: 1_800_000 }, async () => {
  const page = await visitor(at.browser);
  await newTable(page, at.server, {
    game: 'antarctica', options: { placement: 'first_game' }, players: 2, seats: ['me', 'bot:greedy'], seed: '7',
  });
  const press = hands.mouse(page);
  const spaces = 'g.possible[data-draft]';
  const toBuilding = async () => {
    while ((await awaitTurn(page)) && !(await page.locator(spaces).count())) await play(page, press, await advice(page, press));
    const space = page.locator(spaces).first();
    return [`#${await space.getAttribute('id')}`, await space.getAttribute('data-draft'), await revision(page)];
  };
  const built = (before) =>
    page.waitForFunction((old) => Number(document.querySelector('#table').dataset.revision) > old, before);

  let [space, build, before] = await toBuilding();
  await page.click(space);
  await page.waitForSelector(`${space}.begun[data-act="${build}"]`);
  assert.equal(await page.locator('button.building-card.begun').getAttribute('data-act'), build);
  assert.equal(await revision(page), before, 'nothing is built yet');
  await page.keyboard.press('Escape');
  await page.waitForSelector(`${space}:not(.begun)[data-draft="${build}"]`);
  // The second click may come before the first is drawn.
  await page.evaluate((selector) => {
    const click = () => document.querySelector(selector).dispatchEvent(new MouseEvent('click', { bubbles: true }));
    click();
    click();
  }, space);
  await built(before);

  [space, build, before] = await toBuilding();
  await page.focus(space);
  await page.keyboard.press('Enter');
  await page.waitForSelector(`${space}.begun[data-act="${build}"]`);
  assert.equal(await revision(page), before);
  await page.keyboard.press('Enter');
  await built(before);
  assert.deepEqual(page.problems, []);
});

test('a click on a planet puts the cheapest order together that begins a course there', async () => {
  const page = await visitor(at.browser);
  await newTable(page, at.server, { seats: ['me', 'bot:greedy'], options: { placement: 'random' } });
  await awaitTurn(page);
  const planet = page.locator('#bodies [data-draft^="order "]:not([data-draft="order nothing"])').first();
  assert.match(await planet.getAttribute('aria-label'), /^Course to .+: (no|\d+) fuel, there after/);
  const order = await planet.getAttribute('data-draft');
  await planet.click({ force: true });
  await page.waitForSelector(`#commit[data-act="${order}"]`);
  await page.waitForSelector('#bodies .course-ring.chosen', { state: 'attached' });
});

test('what is lost for good is asked about, until the player wants no more of it', async () => {
  const page = await visitor(at.browser, { look: { confirm: 'losses' } });
  await quickStart(page, at.server, 'antarctica');
  const press = hands.mouse(page);
  while ((await awaitTurn(page)) && !(await page.locator('.zone-button[data-act]').count())) {
    await play(page, press, await advice(page, press));
  }
  const zones = await page.locator('.zone-button[data-act]').evaluateAll((all) => all.map((zone) => zone.id));
  for (const zone of zones) {
    assert.equal(await page.getAttribute(`#${zone}`, 'data-confirm'), null, 'sailing loses nothing');
    await page.click(`#${zone}`);
    await page.waitForSelector('#act-end[data-act]');
    // Somewhere a main action is possible, and would be lost with the end of the turn.
    if (await page.locator('#act-end[data-confirm]').count()) break;
    await page.click('#undo');
    await page.waitForSelector('.zone-button[data-act]');
  }
  const before = await revision(page);
  await page.click('#act-end');
  assert.match(await page.innerText('#confirm-text'), /without a main action/);
  await page.click('#confirm button[value=no]');
  assert.equal(await revision(page), before);
  await page.click('#act-end');
  await page.click('#confirm-no-more');
  await page.waitForFunction(
    (old) => Number(document.querySelector('#table').dataset.revision) > old,
    before,
  );
  const look = async () => (await page.context().cookies()).find(({ name }) => name === 'look').value;
  assert.match(await look(), /\.never\./);
});

test('whoever hides where planets go finds it hidden at the next table', async () => {
  const page = await visitor(at.browser);
  await quickStart(page, at.server);
  assert.equal(await page.locator('.nexts').isVisible(), true);
  await page.click('#toggle-next');
  await quickStart(page, at.server);
  assert.equal(await page.getAttribute('#toggle-next', 'aria-pressed'), 'true');
  assert.equal(await page.locator('.nexts').isVisible(), false);
});

test('chat is plain text for those at the table', async () => {
  const page = await visitor(at.browser);
  const path = await quickStart(page, at.server);
  await page.click('#chat summary');
  await page.fill('#chat-text', '<img src=x onerror="document.title=1">');
  await page.press('#chat-text', 'Enter');
  await page.waitForSelector('#chat-lines li');
  assert.match(await page.innerText('#chat-lines'), /<img src=x/);
  const spectator = await visitor(at.browser);
  await open(spectator, at.server, path);
  assert.equal(await spectator.locator('#chat-lines li').count(), 0);
  assert.deepEqual(page.problems, []);
});

test('a finished game can be seen from any seat, and played again', { timeout: 1_800_000 }, async () => {
  const page = await visitor(at.browser);
  const options = { placement: 'random', round_limit: '10' };
  const path = await newTable(page, at.server, { seats: ['me', 'bot:random'], options });
  const press = hands.mouse(page);
  while (await awaitTurn(page)) await play(page, press, await advice(page, press));
  const stranger = await visitor(at.browser);
  await open(stranger, at.server, `${path}?step=20`);
  await stranger.click('#replay .eyes a:nth-of-type(2)');
  await stranger.waitForURL(/seat=1&step=20/);
  assert.equal(await stranger.locator('#missions').count(), 1);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.click('#save'),
  ]);
  assert.match(download.suggestedFilename(), /^kosmonauts-.*\.json$/);
  await page.click('#result form button');
  await page.waitForURL((url) => url.pathname !== path && url.pathname.startsWith('/t/'));
  assert.ok(await awaitTurn(page));
});

test('a number lights the areas of one program, and the same number again all of them', async () => {
  const page = await visitor(at.browser);
  await quickStart(page, at.server, 'aquasphere');
  await awaitTurn(page);
  const dim = () => page.$$eval('.area-face', (faces) => faces.filter((face) => getComputedStyle(face).opacity < 1).length);
  assert.equal(await dim(), 0);
  const faces = await page.locator('.area-face').count();
  const sectors = await page.locator('.sector').count();
  for (const key of ['4', '1']) {
    await page.keyboard.press(key);
    assert.equal(await dim(), faces - sectors);
    assert.equal(await page.locator('.lamp[aria-pressed="true"] kbd').textContent(), key);
  }
  await page.keyboard.press('1');
  assert.equal(await dim(), 0);
});

test('on a phone a card that cannot be built is raised with its scene, what it needs, and the rule', { timeout: 1_800_000 }, async () => {
  const page = await visitor(at.browser, { size: [360, 740], hasTouch: true });
  await quickStart(page, at.server, 'antarctica');
  const press = hands.touch(page);
  const dim = page.locator('.building-card[data-why]').filter({ visible: true }).first();
  while ((await awaitTurn(page)) && !(await dim.count())) await play(page, press, await advice(page, press));
  await dim.tap({ force: true });
  const sheet = page.locator('#why.sheet-up');
  await sheet.waitFor();
  assert.equal(await sheet.locator('.raised .need').count(), await dim.locator('.need').count());
  assert.equal(await sheet.locator('a').textContent(), await dim.getAttribute('data-why'));
  const { height } = await sheet.locator('.card-scene').boundingBox();
  assert.equal(height, 128);
  await page.keyboard.press('Escape');
  assert.ok(await sheet.isHidden());
});
