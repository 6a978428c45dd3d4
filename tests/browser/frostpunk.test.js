// What a city asks of a table: what is said to whoever decides, clicking for somebody away, one screen
// for all, tiles under a finger, and what may be played after the end.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readFile } from 'node:fs/promises';
import { scan } from './axe.js';
import {
  awaitTurn, awaitRevision, hands, house, importGame, newTable, open, openLate, playAnything, revision, together, turnOf, visitor,
} from './table.js';

const at = house();
const game = 'frostpunk';

test('a suggestion is made, heard and taken; fine with me is heard too', { timeout: 1_800_000 }, async () => {
  const { host, guest } = await together(at, { game, seats: ['me', 'open', 'bot:greedy'], speakFirst: true });
  const decider = await turnOf(host, guest);
  const partner = decider === host ? guest : host;
  const number = partner === host ? 0 : 1;
  await partner.waitForFunction(() => /suggest/i.test(document.querySelector('#counsel-role')?.innerText));

  // Where all speak first, a move is asked about until everybody has been heard.
  await decider.waitForSelector('#counsel[data-ask-first]');
  await decider.locator('#decide [data-draft]:not([aria-disabled], [data-draft=""])').first().click();
  await decider.click('#commit');
  assert.match(await decider.innerText('#confirm'), /Not heard from yet/);
  await decider.click('#confirm [value=no]');
  await partner.click('#say-fine');
  await decider.waitForSelector('#fine');
  assert.equal(await decider.locator('[data-ask-first]').count(), 0);
  assert.match(await decider.innerText('#fine'), /Anything is fine/);

  // The partner puts the same drafts together; nothing is done by it.
  const before = await revision(decider);
  const wish = await partner.locator('#dock [data-draft]:not([aria-disabled], [data-draft=""])').nth(1).getAttribute('data-draft');
  await hands.mouse(partner)(`#dock [data-draft="${wish}"]`);
  await partner.waitForSelector(`#commit[data-act^="${wish}"]`);
  assert.match(await partner.innerText('#commit'), /Suggest/);
  await hands.mouse(partner)('#commit');
  const take = `#take-${number}`;
  await decider.waitForSelector(take);
  assert.equal(await revision(decider), before, 'a suggestion is no step');
  assert.match(await decider.innerText(`#suggestion-${number}`), /suggests/);
  assert.equal(await partner.locator(take).count(), 0, 'only whoever decides takes it');
  assert.deepEqual(await scan(decider), []);

  const act = await decider.getAttribute(take, 'data-act');
  assert.ok(act.startsWith(wish), `${act} was meant to be ${wish}`);
  await decider.click(take);
  for (const page of [decider, partner]) await awaitRevision(page, before + 1);
  assert.equal(await decider.locator('.suggestion, #fine').count(), 0, 'with the step it is gone');
  assert.deepEqual(host.problems.concat(guest.problems), []);
});

test('what is folded up on the open desk, and what the keys do, comes when it is opened', async () => {
  const page = await visitor(at.browser, { look: { language: 'en' } });
  await newTable(page, at.server, { game, players: 1, seats: ['me'] });
  // The works lie before the engineering advisor.
  const take = (attribute) => `#dock [${attribute}="take AD4"]`;
  await awaitTurn(page);
  const before = await revision(page);
  await page.click(`${take('data-act')}, ${take('data-draft')}`);
  if ((await revision(page)) === before) await page.locator(take('data-act')).last().click();
  await page.waitForFunction((old) => Number(document.querySelector('#table').dataset.revision) > old, before);
  await page.reload();
  const desk = page.locator('details.desk[open]');
  const block = desk.locator('details').first();
  assert.equal(await desk.locator('[data-folded]').count(), 1);
  assert.equal(await block.locator(':scope > :not(summary)').count(), 0, 'the page brings the headings alone');
  await block.locator('summary').click();
  await block.locator(':scope > :not(summary)').first().waitFor();
  assert.equal(await desk.locator('[data-folded]').count(), 0);
  assert.notEqual(await block.getAttribute('open'), null, 'it stays open');
  await page.keyboard.press('?');
  await page.waitForSelector('#help .keys kbd');
  assert.deepEqual(page.problems, []);
});

test('whatever an update leaves as it is stays, also where what surrounds it is another one', async () => {
  const page = await visitor(at.browser, { look: { language: 'en' } });
  await newTable(page, at.server, { game, players: 1, seats: ['me'], seed: 7 });
  // A card for gathering leaves of all rows of the menu only that one.
  const card = page.locator('#decide .frost-menu [data-draft="play C06"]');
  while ((await awaitTurn(page)) && !(await card.count())) await playAnything(page);
  const blank = () => page.locator('#decide .frost-menu button').evaluateAll((all) => all.filter((it) => !it.innerText.trim()).length);
  const chips = await page.locator('#decide .frost-menu button').count();
  const before = await revision(page);
  await card.click();
  await page.click('#commit[data-act="play C06"]');
  await awaitRevision(page, before + 1);
  await page.click('#undo');
  await page.waitForFunction((all) => document.querySelectorAll('#decide .frost-menu button').length === all, chips);
  assert.equal(await blank(), 0, 'no place to click without its words');
  assert.deepEqual(page.problems, []);
});

test('whoever is here clicks for somebody away, and the log names both', { timeout: 1_800_000 }, async () => {
  const { host, guest } = await together(at, { game, seats: ['me', 'open'], helping: true });
  if ((await turnOf(host, guest)) === host) {
    await playAnything(host);
    await awaitTurn(guest);
  }
  await guest.context().close();
  await host.waitForFunction(() => /away/.test(document.querySelector('#counsel-role')?.textContent), null, { timeout: 600_000 });
  await playAnything(host);
  await host.waitForFunction(() => /clicked by/.test(document.querySelector('#log').textContent));
});

test('three seats at one screen, without passing it on', { timeout: 1_800_000 }, async () => {
  const page = await visitor(at.browser);
  await newTable(page, at.server, { game, players: 3, seats: ['me', 'hotseat', 'hotseat'] });
  const asked = new Set();
  for (let decisions = 0; decisions < 14 && (await awaitTurn(page)); decisions += 1) {
    assert.equal(await page.locator('form[action$="/ready"]').count(), 0);
    asked.add(await page.locator('#prompt use').first().getAttribute('href'));
    await playAnything(page);
  }
  assert.ok(asked.size > 1, 'more than one was asked');
  assert.deepEqual(page.problems, []);
});

test('after the end: harder, on from a day, and the chronicle as a text', { timeout: 1_800_000 }, async () => {
  const { table, seat } = await importGame(at.server, game);
  const page = await visitor(at.browser, { look: { language: 'en' } });
  await open(page, at.server, new URL(seat, at.server.address).pathname);
  const path = new URL(table, at.server.address).pathname;
  await open(page, at.server, path);
  await page.setViewportSize({ width: 360, height: 740 });
  // The loud one lies at the foot of the screen.
  const [all, first] = await Promise.all(['.result-go', '.result-go > :not(.primary, :has(.primary))'].map((part) => page.locator(part).first().boundingBox()));
  assert.equal(first.y, all.y, 'no void above the buttons of a phone');
  await page.setViewportSize({ width: 1440, height: 900 });
  const [download] = await Promise.all([page.waitForEvent('download'), page.click('#save-log')]);
  const chronicle = await readFile(await download.path(), 'utf8');
  assert.match(chronicle, /^Frostpunk\n/);
  assert.match(chronicle, /\nDay 2\n=====\n[^]*\nMorning\n- [^]*\nNight\n- /);

  const [day] = await page.locator('.frost-days a').evaluateAll((days) => days.slice(4).map((link) => link.getAttribute('href')));
  await open(page, at.server, path + day);
  await page.click('#branch');
  await page.waitForURL((url) => url.pathname.startsWith('/t/') && url.pathname !== path);
  assert.match(await page.innerText('#prompt'), /Day 5/i);

  await open(page, at.server, path);
  await page.click('#harder');
  await page.waitForURL((url) => url.pathname.startsWith('/t/') && url.pathname !== path);
  assert.ok(await page.locator('#board').isVisible());
});

test('on a phone the map can be large, and a tapped tile says what can be done there', { timeout: 1_800_000 }, async () => {
  const page = await visitor(at.browser, { size: [360, 740], hasTouch: true, look: { language: 'en' } });
  await newTable(page, at.server, { game, players: 1, seats: ['me'], seed: 3 });
  while (!(await page.locator('#decide .frost-menu').count())) {
    await awaitTurn(page);
    await playAnything(page);
  }
  const press = hands.touch(page);
  const bottom = () => page.locator('#board').evaluate((board) => board.getBoundingClientRect().bottom);
  const before = await bottom();
  await press('#toggle-whole');
  assert.ok(Math.abs((await bottom()) - before) <= 1, 'nothing below the map moves');
  const [tile] = await page.locator('#taps .frost-tap').evaluateAll((tiles) => tiles.map((it) => it.getBoundingClientRect()));
  assert.ok(tile.width >= 44 && tile.height >= 44, `${tile.width} × ${tile.height}`);
  const gather = await page.locator('#decide [data-draft^="gather "]').first().getAttribute('data-draft');
  const [site] = gather.split(' ').at(-1).split('.');
  await press(`#look-${site}`);
  const deed = `.frost-sheet [data-draft="${gather}"]`;
  await page.waitForSelector(deed);
  assert.match(await page.innerText('.frost-sheet'), /warm|cold/i);
  const places = await page.locator('.frost-sheet > *').evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect()));
  assert.ok(places.every(({ left, width }) => left === places[0].left && width === places[0].width), 'one below the other');
  assert.ok(places[1].top >= places[0].bottom, 'the tile is named first');
  assert.deepEqual(await scan(page), []);
  await press(deed);
  await page.waitForSelector(`#commit[data-act="${gather}"]`);
  assert.deepEqual(page.problems, []);
});

test('on a phone all options of an event stand on one screen, and what a law does has its whole width', { timeout: 1_800_000 }, async () => {
  const page = await visitor(at.browser, { size: [360, 740], look: { language: 'it' } });
  await openLate(page, at.server, game, 222);
  assert.equal(await page.locator('#answers .frost-answer').count(), 3);
  const [needed, room] = await page.locator('.frost-turn').evaluate((turn) => [turn.scrollHeight, turn.clientHeight]);
  assert.ok(needed <= room, `${needed} px in ${room}`);

  await openLate(page, at.server, game, 390);
  await page.locator('#answers .frost-answer').first().click();
  const about = await page.waitForSelector('.frost-about');
  assert.ok((await about.boundingBox()).width > 300, 'no column of single words');
  assert.deepEqual(page.problems, []);
});

test('what today needs of the supplies is read beside what a draft gives, at 1024 pixels', { timeout: 1_800_000 }, async () => {
  const page = await visitor(at.browser, { size: [1024, 768], look: { language: 'en' } });
  await openLate(page, at.server, game, 376);
  await page.locator('#decide [data-draft="use worker g5"]').first().click();
  const food = page.locator('.frost-supplies li').first();
  await food.filter({ hasText: '→17' }).waitFor();
  assert.ok(await food.locator('small').evaluate((claim) => claim.scrollWidth <= claim.clientWidth));
});
