// Every screen at three sizes, light and dark, to be looked at: node screens.js FOLDER [GAME ...]

import { mkdir } from 'node:fs/promises';
import {
  GAMES, advice, awaitTurn, hands, importGame, newTable, open, play, settings, startBrowser, startServer, visitor,
} from './table.js';

const SIZES = [[1440, 900], [1024, 768], [360, 740]];
const [folder = 'generated/screens', ...wanted] = process.argv.slice(2);
const games = wanted.length ? wanted : Object.keys(GAMES);
const server = await startServer();
const browser = await startBrowser();

// Whatever goes wrong: a server that is left running would keep whoever waits for us waiting for ever.
try {
  await mkdir(folder, { recursive: true });
  await takeAll();
} finally {
  await browser.close();
  await server.dispose();
}

/** Two visitors: one at all tables, one who comes to join. */
async function takeAll() {
  const [player, stranger] = [await visitor(browser), await visitor(browser)];
  const screens = [
    ...Object.entries({ tables: '/tables', settings: '/settings', privacy: '/privacy', error: '/nowhere' }).map(([name, path]) => ({ name, path })),
    ...(await company(player, stranger)),
  ];
  for (const game of games) screens.push(...(await screensOf(player, game)));
  // When there are tables to be seen there.
  screens.push({ name: 'start', path: '/' });
  for (const [width, height] of SIZES) {
    for (const theme of ['light', 'dark']) {
      for (const { name, path, page = player, prepare } of screens) {
        page.context().look = settings({ theme, language: 'en' });
        await page.setViewportSize({ width, height });
        await open(page, server, path);
        await prepare?.(page);
        await page.screenshot({ path: `${folder}/${name}-${width}-${theme}.png` });
      }
    }
  }
}

/** A table that waits for somebody, as both see it. */
async function company(player, stranger) {
  const path = await newTable(player, server, { game: games[0], players: 2, seats: ['me', 'open'], options: GAMES[games[0]].options });
  return [{ name: 'waiting', path }, { name: 'join', path: `${path}/join`, page: stranger }];
}

/** The screens of a game from the form for a new table to its analysis. */
async function screensOf(page, game) {
  page.context().look = settings({ language: 'en' });
  const { table, seat } = await importGame(server, game);
  const lesson = await learn(page, game);
  const path = await inTheMiddle(page, game);
  await open(page, server, new URL(seat, server.address).pathname);
  const end = new URL(table, server.address).pathname;
  await analyze(page, end);
  return [
    { name: 'new', path: `/new/${game}` },
    { name: 'rules', path: `/games/${game}/rules` },
    { name: 'lesson', path: lesson },
    { name: 'table', path, prepare: awaitTurn },
    { name: 'draft', path, prepare: begin },
    { name: 'hint', path, prepare: (page) => advice(page, hands.mouse(page)) },
    { name: 'scores', path, prepare: (page) => page.click('#open-scores') },
    { name: 'replay', path: `${end}?step=40` },
    { name: 'result', path: end },
    { name: 'analysis', path: `${end}/analysis` },
  ].map((screen) => ({ ...screen, name: `${game}-${screen.name}` }));
}

async function learn(page, game) {
  await open(page, server);
  await page.evaluate((path) => document.querySelector(`form[action="${path}"]`).requestSubmit(), `/learn/${game}`);
  await page.waitForSelector('#lesson');
  return new URL(page.url()).pathname;
}

async function inTheMiddle(page, game) {
  const path = await newTable(page, server, { game, seed: 3, options: GAMES[game].options, ...GAMES[game].whole });
  for (let decisions = 0; decisions < 12 && (await awaitTurn(page)); decisions += 1) {
    const press = hands.mouse(page);
    await play(page, press, await advice(page, press));
  }
  return path;
}

/** Begins the first thing that can be. */
async function begin(page) {
  await awaitTurn(page);
  const first = page.locator('#decide [data-draft]:not([aria-disabled], [data-draft=""])').filter({ visible: true }).first();
  if (await first.count()) await first.click({ force: true });
  await page.waitForLoadState('networkidle');
}

async function analyze(page, end) {
  await open(page, server, `${end}/analysis`);
  await page.click('#start-analysis');
  await page.waitForSelector('.plot', { timeout: 240_000 });
}
