// A Nunatak server of its own for each test file, and hands to play with.

import assert from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { after, before } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';

const root = fileURLToPath(new URL('../..', import.meta.url));
const binary = process.env.NUNATAK_BINARY ?? path.join(root, 'target/debug/nunatak');

/**
 * The games, as the `tests/browser.json` of each tells: the `prefix` of its keys, `hands` that are to play it, `options` for a
 * table where one can play at once and those of a `short` game, a `fixture` of a finished game, and
 * the table of a `whole` game. The more play there, the fewer of its decisions are ours; its seed is
 * one of a short game. Where a whole game takes hundreds of decisions, only what is `left` of the
 * stored one after so many steps is played in every run of the tests; `make tour` plays whole ones.
 */
export const GAMES = Object.fromEntries(
  (await readdir(path.join(root, 'crates')))
    .map((game) => [game, path.join(root, 'crates', game, 'tests/browser.json')])
    .filter(([, file]) => existsSync(file))
    .map(([game, file]) => [game, JSON.parse(readFileSync(file))]),
);

/** Starts a server; `port` 0 is any free one. Bots answer at once; without time to think they play the same game every time. */
export async function startServer({ database, port = 0, thinking = 0 } = {}) {
  const folder = database ? null : await mkdtemp(path.join(tmpdir(), 'nunatak-'));
  const file = database ?? path.join(folder, 'nunatak.db');
  const child = spawn(
    binary,
    ['serve', '--address', `127.0.0.1:${port}`, '--database', file, '--bot-pace', '0', '--bot-thinking', String(thinking)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const address = await new Promise((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      const found = /http:\/\/\S+/.exec(line);
      if (found) resolve(found[0]);
    });
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
  const stop = async (signal = 'SIGTERM') => {
    child.kill(signal);
    await ended;
  };
  return {
    address,
    database: file,
    port: Number(new URL(address).port),
    stop,
    async dispose() {
      await stop();
      if (folder) await rm(folder, { recursive: true, force: true });
    },
  };
}

const stored = (game) => path.join(root, `crates/${game}/tests/fixtures`, GAMES[game].fixture);

/** Puts a game on a server; returns its address and the links of its seats. */
async function put(server, file) {
  const { stdout } = await promisify(execFile)(binary, ['import', file, '--database', server.database]);
  const [table, ...seats] = stdout.trim().split('\n');
  return { table, seats: seats.map((line) => line.split(': ')[1]) };
}

/** Puts a game on a server that is in no file yet. */
async function putNew(server, save) {
  const folder = await mkdtemp(path.join(tmpdir(), 'nunatak-'));
  const file = path.join(folder, 'match.json');
  await writeFile(file, JSON.stringify(save));
  const game = await put(server, file);
  await rm(folder, { recursive: true });
  return game;
}

/** Puts a finished game of the fixtures on a server; returns its address and the link of a seat. */
export async function importGame(server, game) {
  const { table, seats } = await put(server, stored(game));
  return { table, seat: seats[0] };
}

/** Opens a game of the fixtures so many steps before its end. */
export async function openLate(page, server, game, left) {
  const save = JSON.parse(readFileSync(stored(game)));
  const decisions = [...save.steps.keys()].filter((step) => save.steps[step].act);
  const steps = save.steps.slice(0, decisions.findLast((step) => step <= save.steps.length - left));
  const { table, seats } = await putNew(server, { ...save, steps });
  await open(page, server, new URL(seats[0], server.address).pathname);
  await page.waitForSelector('#table');
  return table;
}

/** Its shell without windows takes a third less processor time. */
const browsers = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** The system's Chromium, without a life of its own. */
export async function startBrowser(...settings) {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? browsers.find(existsSync),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...settings,
    ],
  });
}

/** A server and a browser for all tests of a file. */
export function house(options) {
  const house = {};
  before(async () => {
    house.server = await startServer(options);
    house.browser = await startBrowser();
  });
  after(async () => {
    await house.browser.close();
    await house.server.dispose();
  });
  return house;
}

/** Settings as a visitor's cookie has them. */
export const settings = ({ language = '', theme = 'system', motion = 'off', confirm = 'never', sound = 'off', pace = 'off' }) =>
  [language, theme, 'classic', motion, confirm, sound, pace].join('.');

/** A page of a new visitor. Pieces do not move, captions and questions do not come unless a test wants them. */
export async function visitor(browser, { size = [1440, 900], look = {}, ...options } = {}) {
  const [width, height] = size;
  const context = await browser.newContext({ viewport: { width, height }, locale: 'en-US', ...options });
  context.look = settings(look);
  const page = await context.newPage();
  page.problems = [];
  page.on('pageerror', (error) => page.problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') page.problems.push(message.text());
  });
  return page;
}

/** Opens an address of the server with the visitor's settings. */
export async function open(page, server, path = '/') {
  const url = server.address + path;
  await page.context().addCookies([{ name: 'look', value: page.context().look, url: server.address }]);
  await page.goto(url);
}

/** Waits for a page that has this, until its script runs. */
export async function arrive(page, selector) {
  await page.waitForSelector(selector);
  await page.waitForLoadState();
}

/** One click on the start page. */
export async function quickStart(page, server, game = 'kosmonauts') {
  await open(page, server);
  await page.click(`form[action="/quick/${game}"] button`);
  await arrive(page, '#table');
  return new URL(page.url()).pathname;
}

/** A table by the form for new ones. */
export async function newTable(page, server, { game = 'kosmonauts', players = 2, seats, options = {}, seed, helping, speakFirst } = {}) {
  await open(page, server, `/new/${game}`);
  await page.check(`input[name=players][value="${players}"]`, { force: true });
  for (const [seat, choice] of seats.entries()) await page.selectOption(`#seat-${seat}`, choice);
  for (const [name, value] of Object.entries(options)) await page.selectOption(`#option-${name}`, value);
  if (helping) await page.selectOption('#new-helping', 'on');
  if (speakFirst) await page.selectOption('#new-speak-first', 'on');
  if (seed) {
    await page.click('details:has(#new-seed) summary');
    await page.fill('#new-seed', String(seed));
  }
  await page.click('form.form button[type=submit]');
  await page.waitForURL(/\/t\//);
  return new URL(page.url()).pathname;
}

/** People at one table, each in a browser of their own, bots beside them; `open` seats are taken by the guest. */
export async function together({ server, browser }, { game, seats, helping = false, speakFirst = false }) {
  const [host, guest] = [await visitor(browser, { look: { language: 'en' } }), await visitor(browser, { look: { language: 'en' } })];
  const path = await newTable(host, server, { game, players: seats.length, seats, helping, speakFirst });
  await open(guest, server, `${path}/join`);
  await guest.fill('#join-name', 'Ada');
  await guest.click('form.form button[type=submit]');
  for (const page of [host, guest]) await arrive(page, '#board');
  return { host, guest, path };
}

/** Two people in one game, each in a browser of their own; it is time to play. */
export async function twoPlayers(at, { game = 'kosmonauts', seed } = {}) {
  const [host, guest] = [await visitor(at.browser), await visitor(at.browser)];
  const path = seed ? await seededTable(at, [host, guest], game, seed) : await sharedTable(at, [host, guest], game);
  await turnOf(host, guest);
  return { host, guest, path };
}

/** A table with an open seat, taken by the guest. */
async function sharedTable({ server }, [host, guest], game) {
  const path = await newTable(host, server, { game, seats: ['me', 'open'], options: GAMES[game].options });
  await open(guest, server, `${path}/join`);
  await guest.fill('#join-name', 'Ada');
  await guest.click('form.form button[type=submit]');
  for (const page of [host, guest]) await arrive(page, '#board');
  return path;
}

/** Nobody may choose the seed of a game between people, so the operator puts such a match on. */
async function seededTable({ server }, pages, game, seed) {
  const games = await (await pages[0].request.get(`${server.address}/api/v1/games`)).json();
  const usual = games.find(({ id }) => id === game).options.find(({ players }) => players === 2).options;
  const save = { schema: 1, game, rules: 1, options: { ...usual, ...GAMES[game].options }, seed, steps: [] };
  const { table, seats } = await putNew(server, save);
  for (const [number, page] of pages.entries()) await open(page, server, seats[number]);
  return table;
}

export const revision = (page) => page.getAttribute('#table', 'data-revision').then(Number);
export const isOver = (page) => page.locator('#result .winner').isVisible();

/** Waits until it is this page's turn or the game is over; says whether it is its turn. */
export async function awaitTurn(page) {
  await page.waitForFunction(
    () => document.querySelector('#result') || document.querySelector('#table')?.dataset.yourTurn,
  );
  return !(await isOver(page));
}

/** Waits until it is the turn of one of the pages; says which. */
export async function turnOf(...pages) {
  await Promise.any(pages.map((page) => page.waitForSelector('#table[data-your-turn]')));
  for (const page of pages) if (await page.locator('#table[data-your-turn]').count()) return page;
  return turnOf(...pages);
}

/** What the bot would do, in the game's notation. */
export async function advice(page, press) {
  const answer = page.waitForResponse((response) => response.url().endsWith('/hint'));
  await press('#hint');
  const [, action] = /id="follow-advice"[^>]*data-act="([^"]+)"/.exec(await (await answer).text());
  // Where all decide at once, a bot's order may take the notice away again.
  await page.waitForSelector(`#follow-advice[data-act="${action}"]`, { timeout: 3_000 }).catch(() => {});
  return action;
}

const seen = (page, selector) => page.locator(selector).filter({ visible: true }).first();
const click = (page) => (selector) => seen(page, selector).click({ force: true });
const tap = (page) => (selector) => seen(page, selector).tap({ force: true });

/**
 * Presses the key that the element names, or reaches it by Tab and presses Enter on it. Enter itself
 * belongs to whatever has the focus.
 */
const byKeyboard = (page) => async (selector) => {
  const named = page.locator(selector).and(page.locator('[data-key]:not([data-key=Enter])')).first();
  if (await named.count()) {
    await page.keyboard.press(await named.getAttribute('data-key'));
    return;
  }
  for (let tabs = 0; tabs < 400; tabs += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) {
      await page.keyboard.press('Enter');
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`${selector} cannot be reached by Tab`);
};

export const hands = { mouse: click, keyboard: byKeyboard, touch: tap, text: click };

/** The tiles of Antarctica's dock behind which actions stand, by their verbs. */
const TILES = {
  research: '#tile-research',
  play: '#tile-card',
  discard: '#tile-discard',
  'discard-cube': '#tile-discard',
  'discard-ship': '#tile-discard',
};

/** Carries an action out with mouse or keyboard, as a player would put it together. */
export async function play(page, press, action) {
  const before = await revision(page);
  const [verb, ...words] = action.split(' ');
  let last = '#commit';
  const begun = `#dock [data-draft="${action}"]`;
  // A place proposes who goes there; whoever else could is chosen then.
  const where = words.slice(1).map((word) => ` ${word}`).join('');
  const place = `#dock .frost-place[data-draft^="${verb} "]${where && `[data-draft$="${where}"]`}`;
  if (!(await page.locator(begun).count()) && (await page.locator(place).count())) {
    await press(place);
    await page.waitForSelector(`#choices [data-draft="${action}"]`);
    await press(`#choices [data-draft="${action}"]`);
    await page.waitForSelector(`#commit[data-act^="${action}"]`);
  } else if (verb !== 'order' && (await page.locator(begun).count())) {
    // The first click shows all that it will do, the one loud button does it.
    await press(begun);
    // What stays open is asked in the draft; any answer will do.
    const loud = page.locator(`#commit[data-act^="${action}"]`);
    let draft = action;
    const next = () => page.locator(`#choices .answer[data-draft^="${draft}; "]`).first();
    await loud.or(next()).first().waitFor();
    while (!(await loud.count())) {
      draft = await next().getAttribute('data-draft');
      await press(`#choices .answer[data-draft="${draft}"]`);
      await loud.or(next()).first().waitFor();
    }
  } else if (verb === 'order') {
    // An empty tank needs the shield's fuel first, a full one has no room for it before a cube left.
    const isFull = (await page.locator('#convert-shield[data-why]').count()) > 0;
    const cubes = words.filter((word) => word !== 'nothing' && word !== 'shield');
    const shield = words.filter((word) => word === 'shield');
    for (const word of isFull ? [...cubes, ...shield] : [...shield, ...cubes]) {
      const draft = await page.getAttribute('#commit', 'data-act');
      // On a phone a switch says which fuel the dial gives.
      const isOther = word !== 'shield' && ((await page.getAttribute('#toggle-super', 'aria-pressed')) === 'true') !== word.endsWith('*');
      if (isOther && (await page.locator('#toggle-super').isVisible())) await press('#toggle-super');
      const button =
        word === 'shield' ? '#convert-shield' : word.endsWith('*') ? `#super-${word.slice(0, -1)}` : `#dial-${word}`;
      await press(button);
      await page.waitForFunction(
        (old) => document.querySelector('#commit')?.getAttribute('data-act') !== old,
        draft,
      );
    }
  } else if (await page.locator('#propose-0').count()) {
    // What the page proposes as a whole may begin otherwise; any answer will do.
    const like = `#dock [data-draft^="${action}; "]`;
    if (await page.locator(like).count()) {
      const whole = await page.locator(like).first().getAttribute('data-draft');
      await press(`#dock [data-draft="${whole}"]`);
      await page.waitForSelector(`#commit[data-act^="${whole}"]`);
    }
  } else if (verb === 'place') {
    const marker = `[data-draft="place ${words[0]}"]`;
    if (await page.locator(marker).count()) await press(marker);
    await page.waitForSelector(`[data-act="${action}"]`, { state: 'attached' });
    last = `[data-act="${action}"]`;
  } else {
    // Choices among several of a kind stand behind a tile of the dock.
    const tile = TILES[verb];
    if (tile && !(await page.locator(`#dock [data-act="${action}"]`).count()) && (await page.locator(`${tile}[data-draft]`).count())) {
      await press(tile);
      await page.waitForSelector(`#dock [data-act="${action}"]`);
    }
    const inDock = `#dock [data-act="${action}"]`;
    last = (await page.locator(inDock).count()) ? inDock : `#board [data-act="${action}"]`;
  }
  await press(last);
  // A click that met a change of the page is made again, as a person would.
  const isSlow = await carriedOut(page, press, before, 8_000).then(() => false, () => true);
  if (isSlow && (await page.locator(last).count())) await press(last);
  await carriedOut(page, press, before).catch(async (error) => {
    const notice = await page.locator('#notices').innerText();
    throw new Error(`${action} did nothing; the page says: ${notice}`, { cause: error });
  });
}

/** Waits for the next revision; what would end the game is asked twice, and the answer is yes. */
export async function carriedOut(page, press, before, timeout = 30_000) {
  const yes = page.locator('#confirm[open] [value=yes]');
  const next = page.locator(`#table:not([data-revision="${before}"])`);
  await yes.or(next).first().waitFor({ state: 'attached', timeout });
  if (await yes.count()) await press('#confirm[open] [value=yes]');
  await awaitRevision(page, before + 1, timeout);
}

/** Waits until a page shows a revision or a later one. */
export const awaitRevision = (page, wanted, timeout = 30_000) =>
  page.waitForFunction((least) => Number(document.querySelector('#table')?.dataset.revision) >= least, wanted, { timeout });

/** Does what the bot would do. On a phone its hint lies over what a pointer wants, until it is taken away by a tap beside it. */
export async function follow(page, press, isPointer = true) {
  const action = await advice(page, press);
  if (isPointer && page.viewportSize().width < 400) await press('#prompt');
  await play(page, press, action);
}

/** Does the first thing that the dock offers, begun first where it can be. */
export async function playAnything(page) {
  const offered = page.locator('#decide :is([data-draft], [data-act]):not([aria-disabled], [data-draft=""])').first();
  await offered.waitFor();
  await play(page, hands.mouse(page), (await offered.getAttribute('data-draft')) ?? (await offered.getAttribute('data-act')));
}

/** Does the first thing that the table as text offers. */
async function playFromText(page, press) {
  const before = await revision(page);
  const body = page.locator('#text-view-body');
  if (!(await body.isVisible())) await press('#text-view summary');
  const offered = '#text-view-body:not([aria-busy]) [data-act]';
  await page.locator(offered).first().waitFor();
  await press(offered);
  await carriedOut(page, press, before);
}

/**
 * Plays to the end of the game with one kind of hand only, by the bot's advice where the board is in sight;
 * `each` looks first.
 */
export async function playToTheEnd(page, hand, each = () => {}) {
  const press = hands[hand](page);
  let decisions = 0;
  while (await awaitTurn(page)) {
    await each(decisions);
    if (hand === 'text') await playFromText(page, press);
    else await follow(page, press, hand !== 'keyboard');
    decisions += 1;
    if (decisions > 2000) throw new Error('the game does not end');
  }
  return decisions;
}

/**
 * Looks at a decision: what is needed for it is in sight, and keeps the place that it had at the first one. What a phone
 * shows above the map has a place of its own.
 */
export function steady(page) {
  const first = new Map();
  return async (number) => {
    const isAbove = await page.evaluate(() => innerWidth <= 704 && document.querySelector('#decide .asks') !== null);
    const now = await places(page);
    if (!first.has(isAbove)) first.set(isAbove, now);
    assert.deepEqual(now, first.get(isAbove), `decision ${number}`);
    assert.deepEqual(await outside(page), [], `decision ${number}`);
  };
}

/** Where the parts of the dock are in the window. */
const places = (page) =>
  page.evaluate(() => {
    const parts = ['#prompt', '#decide', '#foot', '#undo', '#act-end'].map((part) => document.querySelector(part));
    const shown = parts.filter(Boolean).map((part) => [part.id, part.getBoundingClientRect()]);
    return shown.map(([id, box]) => [id, ...['left', 'top', 'right', 'bottom'].map((edge) => Math.round(box[edge]))].join(' '));
  });

/** What does not lie inside the window of what is needed to decide, or below the strip of an order. */
const outside = (page) =>
  page.evaluate(() => {
    const parts = ['#prompt', '#board', '#decide', '#foot'].map((part) => document.querySelector(part));
    const boxes = parts.map((part) => [part.id, part.getBoundingClientRect()]);
    const isOut = ([, { top, bottom, left, right }]) => top < -1 || bottom > innerHeight + 1 || left < -1 || right > innerWidth + 1;
    const [draft, strip] = ['#draft', '#strip'].map((part) => document.querySelector(part)?.getBoundingClientRect());
    const isCovered = draft && strip && draft.bottom > strip.top + 1;
    const covered = isCovered ? [`the draft ends at ${draft.bottom}, below ${strip.top}`] : [];
    return [...boxes.filter(isOut).map(([id, { top, bottom }]) => `${id} ${top}–${bottom}`), ...covered];
  });

/**
 * What can be pressed to decide and is smaller than a finger. What stands on a board may be, where the
 * same stands beside it, or what leads there.
 */
export const tooSmall = (page) =>
  page.evaluate(() => {
    const ENABLED = ':is([data-act], [data-draft], [data-undo], [data-hint]):not([aria-disabled], [data-why])';
    const size = (part) => part.getBoundingClientRect();
    const all = [...document.querySelectorAll(`:is(#board, #dock, #foot) ${ENABLED}`)];
    const shown = all.filter((part) => part.checkVisibility() && size(part).width);
    const isLarge = (part) => size(part).width >= 43.5 && size(part).height >= 43.5;
    const does = ({ dataset: { act, draft } }) => act ?? draft;
    const leads = (other, part) => does(other) && `${does(part)} `.startsWith(`${does(other)} `);
    const isDoubled = (part) => part.closest('#board') && shown.some((other) => isLarge(other) && leads(other, part));
    const small = shown.filter((part) => !isLarge(part) && !isDoubled(part));
    return small.map((part) => `${part.id} ${does(part)}: ${Math.round(size(part).width)} × ${Math.round(size(part).height)}`);
  });
