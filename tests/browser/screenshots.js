// Takes the screenshots of the documentation: node screenshots.js

import { fileURLToPath } from 'node:url';
import {
  awaitTurn, follow, hands, importGame, newTable, open, openLate, quickStart, startBrowser, startServer, visitor,
} from './table.js';

const folder = fileURLToPath(new URL('../../docs/screenshots/', import.meta.url));
const server = await startServer();
const browser = await startBrowser();
const shot = (page, name) => page.screenshot({ path: `${folder}${name}.png` });

// Whatever goes wrong: a server that is left running would keep whoever waits for us waiting for ever.
try {
  await takeAll();
} finally {
  await browser.close();
  await server.dispose();
}

async function takeAll() {
  for (const [name, size] of [['start', [1440, 900]], ['start-phone', [360, 740]]]) {
    const start = await visitor(browser, { size, look: { theme: 'light' } });
    for (const game of ['antarctica', 'kosmonauts']) await quickStart(start, server, game);
    await open(start, server);
    await shot(start, name);
  }

  for (const [name, size, theme] of [
    ['aquasphere', [1440, 900], 'dark'],
    ['aquasphere-phone', [360, 740], 'dark'],
  ]) {
    const page = await visitor(browser, { size, look: { theme } });
    await newTable(page, server, { game: 'aquasphere', players: 2, seats: ['me', 'bot:greedy'], seed: 3 });
    const press = hands.mouse(page);
    for (let decisions = 0; decisions < 8 && (await awaitTurn(page)); decisions += 1) {
      await follow(page, press);
    }
    await awaitTurn(page);
    await page.mouse.move(0, 0);
    await shot(page, name);
  }

  // A city in its sixth day: somebody is sent to work, or a card asks.
  for (const [name, size, theme, asked] of [
    ['frostpunk', [1440, 900], 'dark', '#decide [data-draft^="gather "]'],
    ['frostpunk-phone', [360, 740], 'dark', '#decide [data-draft^="gather "]'],
    ['frostpunk-light', [1440, 900], 'light', '#decide [data-draft^="option "]'],
  ]) {
    const page = await visitor(browser, { size, look: { theme, language: 'en' } });
    await openLate(page, server, 'frostpunk', 330);
    const press = hands.mouse(page);
    while ((await awaitTurn(page)) && !(await page.locator(asked).count())) await follow(page, press);
    if (name !== 'frostpunk-phone') {
      await press(asked);
      await page.waitForSelector('#commit');
    }
    await page.mouse.move(0, 0);
    await shot(page, name);
  }

  for (const [name, size, theme] of [
    ['order', [1440, 900], 'dark'],
    ['phone', [360, 740], 'dark'],
    ['light', [1440, 900], 'light'],
  ]) {
    const page = await visitor(browser, { size, look: { theme } });
    const seats = ['me', 'bot:greedy', 'bot:greedy'];
    await newTable(page, server, { players: 3, seats, options: { placement: 'random' }, seed: 12 });
    const press = hands.mouse(page);
    for (let decisions = 0; decisions < 14 && (await awaitTurn(page)); decisions += 1) {
      await follow(page, press);
    }
    while ((await awaitTurn(page)) && !(await page.locator('#dial-E').count())) {
      await follow(page, press);
    }
    const sides = page.locator('g[id^="dial-"][data-draft]');
    if (name !== 'light' && (await sides.count())) {
      const draft = await sides.first().getAttribute('data-draft');
      await press(`[id^="dial-"][data-draft="${draft}"]`);
      await page.waitForSelector(`#commit[data-act="${draft}"]`);
    }
    await page.mouse.move(0, 0);
    await shot(page, name);
  }

  for (const [name, size, theme] of [
    ['antarctica', [1440, 900], 'light'],
    ['antarctica-dark', [1440, 900], 'dark'],
    ['antarctica-phone', [360, 740], 'light'],
  ]) {
    const page = await visitor(browser, { size, look: { theme } });
    const seats = ['me', 'bot:greedy', 'bot:greedy'];
    const options = { placement: 'first_game' };
    await newTable(page, server, { game: 'antarctica', players: 3, seats, options, seed: 11 });
    const press = hands.mouse(page);
    for (let decisions = 0; decisions < 18 && (await awaitTurn(page)); decisions += 1) {
      await follow(page, press);
    }
    while ((await awaitTurn(page)) && !(await page.locator('button.building-card[data-act]').count())) {
      await follow(page, press);
    }
    await page.mouse.move(0, 0);
    await shot(page, name);
  }

  for (const [game, name, theme, size] of [
    ['kosmonauts', 'result', 'dark', [1440, 900]],
    ['antarctica', 'result-antarctica', 'light', [1440, 900]],
    ['kosmonauts', 'result-phone', 'dark', [360, 740]],
    ['frostpunk', 'frostpunk-end', 'dark', [1440, 900]],
  ]) {
    const { table, seat } = await importGame(server, game);
    const end = await visitor(browser, { size, look: { theme } });
    for (const link of [seat, table]) await open(end, server, new URL(link, server.address).pathname);
    await shot(end, name);
  }
}
