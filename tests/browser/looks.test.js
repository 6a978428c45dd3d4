// How pages look: languages, sizes, accessibility in light and dark.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scan } from './axe.js';
import { awaitTurn, newTable, open, quickStart, house, visitor } from './table.js';

const at = house();

test('every page speaks English, Polish and Italian', async () => {
  const titles = new Map();
  for (const locale of ['en-US', 'pl-PL', 'it-IT']) {
    const page = await visitor(at.browser, { locale });
    await open(page, at.server);
    assert.equal(await page.getAttribute('html', 'lang'), locale.slice(0, 2));
    titles.set(await page.textContent('h1'), locale);
    await quickStart(page, at.server);
    const text = await page.innerText('body');
    assert.doesNotMatch(text, /\b(table|kos)-[a-z-]+/, 'no key without its sentence');
  }
  assert.equal(titles.size, 3);
});

test('the language can be switched and stays', async () => {
  const page = await visitor(at.browser, { locale: 'en-US' });
  await open(page, at.server);
  await page.click('form.languages button[value=pl]');
  assert.equal(await page.getAttribute('html', 'lang'), 'pl');
  await page.goto(`${at.server.address}/settings`);
  assert.equal(await page.getAttribute('html', 'lang'), 'pl');
});

const PAGES = ['/', '/new/kosmonauts', '/tables', '/settings', '/nowhere'];

for (const size of [[1440, 900], [360, 740]]) {
  test(`no page scrolls sideways at ${size[0]} pixels`, async () => {
    const page = await visitor(at.browser, { size });
    const table = await quickStart(page, at.server);
    await awaitTurn(page);
    for (const path of [...PAGES, table, `${table}?step=3`]) {
      await open(page, at.server, path);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      assert.ok(overflow <= 0, `${path} is ${overflow} pixels too wide`);
    }
  });
}

for (const theme of ['light', 'dark']) {
  test(`axe finds no violation in ${theme}`, { timeout: 120_000 }, async () => {
    const page = await visitor(at.browser, { look: { theme, language: 'en' } });
    const table = await quickStart(page, at.server);
    await awaitTurn(page);
    const hotseat = await newTable(page, at.server, { seats: ['me', 'hotseat'] });
    const open_table = await newTable(page, at.server, { seats: ['me', 'open'] });
    const paths = [...PAGES, table, `${table}?step=3`, hotseat, open_table];
    for (const path of paths) {
      await open(page, at.server, path);
      const found = await scan(page);
      assert.deepEqual(found, [], `${path}: ${JSON.stringify(found, null, 1)}`);
    }
    await open(page, at.server, table);
    for (const dialog of ['scores', 'rules', 'help']) {
      await page.click(`#open-${dialog}`);
      assert.deepEqual(await scan(page), [], dialog);
      await page.keyboard.press('Escape');
    }
    const stranger = await visitor(at.browser, { look: { theme, language: 'en' } });
    await open(stranger, at.server, `${open_table}/join`);
    assert.deepEqual(await scan(stranger), []);
  });
}
