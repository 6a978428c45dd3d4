// What a strong bot says: advice during a game, an analysis after it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scan } from './axe.js';
import { GAMES, awaitTurn, house, importGame, open, quickStart, visitor } from './table.js';

// An analysis takes a while, so that it can be watched and stopped.
const at = house({ thinking: 20 });

const LOCALES = { 'en-US': 'Chance to win', 'pl-PL': 'Szansa na wygraną', 'it-IT': 'Probabilità di vincere' };

for (const game of Object.keys(GAMES)) {
  test(`${game}: a hint names choices, chances and reasons in every language`, async () => {
    for (const [locale, words] of Object.entries(LOCALES)) {
      const page = await visitor(at.browser, { locale });
      await quickStart(page, at.server, game);
      await awaitTurn(page);
      // In Kosmonauts the bot's order may take the notice away again, once.
      const notices = page.locator('#notices:has(#follow-advice)');
      await page.click('#hint');
      const advice = await notices.innerText({ timeout: 10_000 }).catch(async () => {
        await page.click('#hint');
        return notices.innerText();
      });
      assert.match(advice, new RegExp(`${words}: \\d+%`, 'i'));
      assert.doesNotMatch(advice, /table-|kos-|ant-|aqu-|fro-/, 'no key without its sentence');
      assert.deepEqual(await scan(page), []);
      await page.context().close();
    }
  });

  test(`${game}: a finished game is analyzed while the page shows the progress`, { timeout: 1_800_000 }, async () => {
    const { table, seat } = await importGame(at.server, game);
    const page = await visitor(at.browser, { locale: 'en-US' });
    await open(page, at.server, seat);
    await page.click('#analysis');
    await page.click('#start-analysis');
    await page.waitForSelector('.plot, #analysis-progress');
    await page.waitForSelector('.plot', { timeout: 240_000 });
    assert.ok((await page.locator('.turning li, .flat').count()) > 0, 'there are turning points, or it says that there are none');
    assert.match(await page.innerText('main'), /only what that player knew/);
    for (const locale of Object.keys(LOCALES)) {
      for (const [size, theme] of [[[1440, 900], 'light'], [[360, 740], 'dark']]) {
        const reader = await visitor(at.browser, { locale, size, look: { theme } });
        await open(reader, at.server, `${table}/analysis`);
        assert.doesNotMatch(await reader.innerText('main'), /\b(table|kos|ant|aqu|fro)-[a-z]/, 'no key without its sentence');
        const overflow = await reader.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        assert.ok(overflow <= 0, `${overflow} pixels too wide`);
        assert.deepEqual(await scan(reader), []);
        await reader.context().close();
      }
    }
    const step = await page.locator('.decisions a').first().innerText();
    await page.locator('.decisions a').first().click();
    await page.waitForURL(new RegExp(`step=${step}$`));
    assert.ok(await page.locator('#board').isVisible());
    assert.deepEqual(page.problems, []);
  });

  test(`${game}: an analysis can be stopped and begun again`, { timeout: 1_800_000 }, async () => {
    const { table, seat } = await importGame(at.server, game);
    const page = await visitor(at.browser, { locale: 'en-US' });
    await open(page, at.server, seat);
    await open(page, at.server, `${table}/analysis`);
    await page.click('#start-analysis');
    await page.click('#stop-analysis');
    await page.click('#start-analysis');
    await page.waitForSelector('.plot', { timeout: 240_000 });
  });
}
