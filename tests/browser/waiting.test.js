// A table with friends: the way in, sealing at the same time, and nobody who loses a seat or a draft.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scan } from './axe.js';
import { arrive, hands, house, newTable, open, play, revision, settings, turnOf, twoPlayers, visitor } from './table.js';

const at = house();
const SIZES = { desk: [1440, 900], phone: [360, 740] };

/** A page that hears nothing of what happens: its revision stays what it was. */
const deafen = (page) => page.route('**/events*', (route) => route.abort());

const send = (page, path, what, body) =>
  page.request.post(`${at.server.address}${path}/${what}`, { data: body, headers: { 'x-nunatak': 'script' } });

for (const [name, size] of Object.entries(SIZES)) {
  test(`friends find in by the link and the game starts by itself: ${name}`, { timeout: 1_800_000 }, async () => {
    for (const theme of ['light', 'dark']) {
      const look = { theme, language: 'en' };
      const host = await visitor(at.browser, { size, look });
      await host.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      const path = await newTable(host, at.server, { seats: ['me', 'open'], options: { placement: 'random' } });
      assert.equal(await host.locator('[data-act], [data-draft], [data-undo], #board').count(), 0);
      await host.fill('#own-name', 'Ada');
      await host.click('.crew-name button');
      await host.waitForSelector('#crew-0:has-text("Ada")');
      await host.click('#copy-link');
      const link = await host.evaluate(() => navigator.clipboard.readText());
      assert.equal(link, `${at.server.address}/j/${path.split('/').at(-1)}`);
      assert.ok(link.endsWith(await host.textContent('#join-link').then((text) => text.split('/j/')[1])));
      assert.ok(await host.locator('svg.qr').isVisible());
      await host.waitForSelector('#crew-0 .dot.here');
      assert.deepEqual(await scan(host), []);

      const guest = await visitor(at.browser, { size, look });
      await open(guest, at.server, path);
      assert.deepEqual(await scan(guest), [], 'whoever only looks');
      await open(guest, at.server, new URL(link).pathname);
      assert.match(await guest.textContent('h1'), /Ada invites you to play Kosmonauts/);
      assert.deepEqual(await scan(guest), []);
      for (const page of [host, guest]) {
        const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
        assert.ok((await page.evaluate(overflow)) <= 0, 'too wide');
      }
      await guest.fill('#join-name', 'Ben');
      await guest.click('form.form button[type=submit]');
      for (const page of [host, guest]) await page.waitForSelector('#board');
      await turnOf(host, guest);
      for (const page of [host, guest]) {
        assert.deepEqual(page.problems, []);
        await page.context().close();
      }
    }
  });
}

test('on a phone the link, all seats and the start are in one screen', async () => {
  const host = await visitor(at.browser, { size: SIZES.phone });
  const path = await newTable(host, at.server, { game: 'frostpunk', players: 4, seats: ['me', 'open', 'open', 'open'] });
  for (const language of ['en', 'pl', 'it']) {
    host.context().look = settings({ language });
    await open(host, at.server, path);
    const start = await host.locator('#start').boundingBox();
    assert.ok(start.y + start.height <= 740, `the start ends at ${start.y + start.height} in ${language}`);
    for (const part of ['#copy-link', 'svg.qr', '#crew-0', '#crew-1', '#crew-2', '#crew-3']) {
      const { y, height } = await host.locator(part).boundingBox();
      assert.ok(y + height <= start.y, `${part} ends at ${y + height} in ${language}`);
    }
  }
});

test('the host sees who comes and goes, and starts without the others', async () => {
  const host = await visitor(at.browser);
  const path = await newTable(host, at.server, { players: 3, seats: ['me', 'open', 'open'], options: { placement: 'random' } });
  const guest = await visitor(at.browser);
  await open(guest, at.server, `${path}/join`);
  await guest.fill('#join-name', 'Ben');
  await guest.click('form.form button[type=submit]');
  await host.waitForSelector('#crew-1:has-text("Ben") .dot.here');
  await guest.click('#leave-seat');
  await host.waitForSelector('#crew-1.free');
  await guest.click('#take-seat');
  await guest.click('form.form button[type=submit]');
  await host.waitForSelector('#crew-1:has-text("Ben") .dot.here');
  assert.equal(await guest.locator('#start').count(), 0, 'only the host starts');
  const start = await host.locator('#start').boundingBox();
  assert.ok(start.y + start.height <= 900, `the start ends at ${start.y + start.height}`);
  for (const page of [host, guest]) await page.evaluate(() => scrollTo(0, 9999));
  await host.click('#start');
  for (const page of [host, guest]) await arrive(page, '#board');
  for (const page of [host, guest]) assert.equal(await page.evaluate(() => scrollY), 0, 'the table begins at its top');
});

test('an order is heard though a rival seals and withdraws without end', async () => {
  const { host, guest, path } = await twoPlayers(at);
  await deafen(host);
  await host.reload();
  await hands.mouse(host)('#dial-E');
  await host.waitForSelector('#commit[data-act="order E"]');
  for (let round = 0; round < 8; round += 1) {
    assert.equal((await send(guest, path, 'act', { action: 'order nothing' })).status(), 200);
    assert.equal((await send(guest, path, 'undo', {})).status(), 200);
  }
  const before = await revision(host);
  await host.click('#commit');
  await host.waitForFunction((old) => Number(document.querySelector('#table').dataset.revision) > old, before);
  assert.equal(await host.locator('#notices .notice').count(), 0, 'nothing was refused');
  assert.match(await host.textContent('#decision-title'), /sealed/);
});

test('a refusal keeps what was put together', async () => {
  const { host, path } = await twoPlayers(at);
  await deafen(host);
  await host.reload();
  const press = hands.mouse(host);
  await press('#dial-E');
  await host.waitForSelector('#commit[data-act="order E"]');
  // The same player on another device: that makes this page old.
  assert.equal((await send(host, path, 'act', { action: 'order nothing' })).status(), 200);
  assert.equal((await send(host, path, 'undo', {})).status(), 200);
  await press('#commit');
  await host.waitForSelector('#notices .notice');
  assert.equal(await host.getAttribute('#commit', 'data-act'), 'order E', 'the draft is still there');
  await press('#commit');
  await host.waitForFunction(() => /sealed/.test(document.querySelector('#decision-title')?.textContent));
});

test('words in the chat keep what was put together', async () => {
  const { host } = await twoPlayers(at);
  await hands.mouse(host)('#dial-E');
  await host.waitForSelector('#commit[data-act="order E"]');
  await host.click('#chat summary');
  await host.fill('#chat-text', 'one moment');
  await host.press('#chat-text', 'Enter');
  await host.waitForSelector('#chat-lines li');
  assert.equal(await host.getAttribute('#commit', 'data-act'), 'order E');
});

test('closing asks twice: the host, and everybody else', async () => {
  const { host, guest, path } = await twoPlayers(at);
  const ask = async (answer) => {
    await host.locator('#people').evaluate((card) => (card.open = true));
    await host.click('#close-table');
    await host.click(`#confirm[open] button[value=${answer}]`);
  };
  await ask('no');
  assert.equal(await guest.locator('#closing').count(), 0);
  await ask('yes');
  await guest.waitForSelector('#agree-closing');
  await guest.click('#keep-open');
  await guest.waitForFunction(() => !document.querySelector('#closing'));
  await open(host, at.server, path);
  await ask('yes');
  await guest.click('#agree-closing');
  await guest.waitForURL(/\/tables$/);
  await open(host, at.server, path);
  assert.match(await host.textContent('#news'), /closed/);
});

test('a bot plays on for whoever leaves, and gives the seat back', async () => {
  const { guest } = await twoPlayers(at);
  await guest.click('#people summary');
  await guest.click('#leave-seat');
  await guest.click('#confirm button[value=yes]');
  await guest.waitForSelector('#come-back');
  await guest.click('#come-back');
  await guest.waitForSelector('#missions');
  assert.equal(await guest.locator('#come-back').count(), 0);
});

test('a seat link opened by mistake is left again', async () => {
  const { host, path } = await twoPlayers(at);
  await host.click('#people summary');
  const link = await host.locator('input[value*="/seat/"]').getAttribute('value');
  const stranger = await visitor(at.browser);
  await open(stranger, at.server, new URL(link).pathname);
  assert.equal(await stranger.locator('#missions').count(), 1);
  await stranger.click('#notices form button');
  await stranger.waitForURL(new RegExp(`${path}$`));
  assert.equal(await stranger.locator('#missions').count(), 0);
  await play(host, hands.mouse(host), 'order E');
});

test('a seed is not offered where others play', async () => {
  const page = await visitor(at.browser);
  await open(page, at.server, '/new/kosmonauts');
  assert.equal(await page.locator('details:has(#new-seed)').isVisible(), true);
  await page.selectOption('#seat-1', 'open');
  assert.equal(await page.locator('details:has(#new-seed)').isVisible(), false);
  await page.selectOption('#seat-1', 'bot:crew');
  assert.equal(await page.locator('details:has(#new-seed)').isVisible(), true);
});
