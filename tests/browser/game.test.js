// Whole games, by mouse and by keyboard.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { playToTheEnd, quickStart, startBrowser, startServer, visitor } from './table.js';

let server;
let browser;
before(async () => {
  server = await startServer();
  browser = await startBrowser();
});
after(async () => {
  await browser.close();
  await server.dispose();
});

for (const hand of ['mouse', 'keyboard']) {
  test(`a whole game against a bot by ${hand}`, { timeout: 240_000 }, async () => {
    const page = await visitor(browser);
    await quickStart(page, server);
    const decisions = await playToTheEnd(page, hand);
    assert.ok(decisions > 20, `${decisions} decisions`);
    assert.match(await page.textContent('#result'), /VP|win/i);
    assert.deepEqual(page.problems, []);
    await page.context().close();
  });
}
