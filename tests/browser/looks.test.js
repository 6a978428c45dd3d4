// How pages look: languages, sizes, accessibility in light and dark.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scan } from './axe.js';
import {
  GAMES, advice, awaitRevision, awaitTurn, hands, house, newTable, open, openLate, play, quickStart, revision, settings, startBrowser,
  visitor,
} from './table.js';

const at = house();

test('every page speaks English, Polish and Italian', async () => {
  const titles = new Map();
  for (const locale of ['en-US', 'pl-PL', 'it-IT']) {
    const page = await visitor(at.browser, { locale });
    await open(page, at.server);
    assert.equal(await page.getAttribute('html', 'lang'), locale.slice(0, 2));
    titles.set(await page.textContent('h1'), locale);
    for (const [game, { prefix }] of Object.entries(GAMES)) {
      await quickStart(page, at.server, game);
      const text = await page.innerText('body');
      const key = new RegExp(`\\b(table|${prefix})-[a-z-]+`);
      assert.doesNotMatch(text, key, 'no key without its sentence');
    }
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

const NEW = Object.keys(GAMES).map((game) => `/new/${game}`);
const PAGES = ['/', ...NEW, '/tables', '/settings', '/privacy', '/nowhere'];

/** Somebody in the middle of a table of each game, whom several tests look at; always the same games. */
async function begin() {
  const page = await visitor(at.browser);
  const paths = [];
  for (const [game, { whole }] of Object.entries(GAMES)) {
    paths.push(await newTable(page, at.server, { game, seed: 3, ...whole }));
    const press = hands.mouse(page);
    for (let decisions = 0; decisions < 5 && (await awaitTurn(page)); decisions += 1) {
      await play(page, press, await advice(page, press));
    }
    await awaitTurn(page);
  }
  return { page, paths: paths.flatMap((path) => [path, `${path}?step=3`]) };
}

let begun;
const inTheMiddle = () => (begun ??= begin());

/** What sticks out of the page or of its own box, such as a word that is longer than its button. */
const cutOff = (page) =>
  page.evaluate(() => {
    const parts = document.querySelectorAll('button, .button, summary, h1, h2, h3, th, td, label');
    const shown = [...parts].filter((part) => part.checkVisibility() && part.clientWidth > 2);
    const mayShorten = (part) => getComputedStyle(part).textOverflow === 'ellipsis';
    const isCut = (part) => part.scrollWidth > part.clientWidth + 2 && !mayShorten(part);
    const isOut = (part) => part.getBoundingClientRect().right > innerWidth + 1;
    const named = shown.filter((part) => isCut(part) || isOut(part)).map((part) => `${part.id} ${part.innerText}`);
    const sideways = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    return sideways > 0 ? [`the page is ${sideways} pixels too wide`, ...named] : named;
  });

for (const [width, height] of [[1440, 900], [1024, 768], [360, 740]]) {
  test(`nothing is cut off at ${width} pixels in any language`, { timeout: 1_800_000 }, async () => {
    const { page, paths } = await inTheMiddle();
    await page.setViewportSize({ width, height });
    for (const language of ['en', 'pl', 'it']) {
      page.context().look = settings({ language });
      for (const path of [...PAGES, ...paths]) {
        await open(page, at.server, path);
        assert.deepEqual(await cutOff(page), [], `${path} in ${language}`);
      }
    }
  });
}

test('on a phone the question says round and phase, in a line that fits', { timeout: 1_800_000 }, async () => {
  const { page, paths } = await inTheMiddle();
  await page.setViewportSize({ width: 360, height: 740 });
  for (const language of ['en', 'pl', 'it']) {
    page.context().look = settings({ language });
    for (const path of paths.filter((path) => !path.includes('?'))) {
      await open(page, at.server, path);
      const { size, text, isCut, isBare } = await page.evaluate(() => {
        const [prompt, line, pocket] = ['#prompt', '#prompt .eyebrow', '#prompt .pocket, .frost-gauges, #purse'].map((part) => document.querySelector(part));
        const isOver = (part) => part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1;
        return { size: parseFloat(getComputedStyle(line).fontSize), text: line.textContent, isCut: isOver(prompt) || isOver(line), isBare: !pocket?.checkVisibility() };
      });
      assert.match(text, /[0-9]/, path);
      assert.ok(!isBare, `one sees what one has: ${path}`);
      assert.ok(size >= 10.9 && !isCut, `${text} in ${language}: ${size} pixels${isCut ? ', cut' : ''}`);
    }
  }
});

/** What is needed to decide and lies over its neighbor, has words cut off below, or is out of the window beside the board. */
const crowded = (page) =>
  page.evaluate(() => {
    const shown = (selector) => [...document.querySelectorAll(selector)].filter((part) => part.checkVisibility() && part.clientHeight);
    const isCut = (part) => part.scrollHeight > part.clientHeight + 2;
    const cut = shown('#prompt, .tile, .mission, .menu-row, .frost-phase, .frost-gauge').filter(isCut);
    const rows = shown('#prompt, #decide, #foot').map((part) => [part, part.getBoundingClientRect()]);
    const over = rows.slice(1).filter(([, { top }], index) => top < rows[index][1].bottom - 1).map(([part]) => part);
    const small = shown('#board svg[role=group]').filter((board) => board.getBoundingClientRect().top > innerHeight - 150);
    const empty = document.documentElement.scrollHeight > innerHeight + 2 ? ['the page goes on below its end'] : [];
    return [...[...cut, ...over, ...small].map((part) => part.id || `${part.className} ${part.textContent}`), ...empty];
  });

test('with letters or everything twice as large nothing is cut off or lies over something else', { timeout: 1_800_000 }, async () => {
  const { page, paths } = await inTheMiddle();
  const storageState = await page.context().storageState();
  const large = await startBrowser('--blink-settings=defaultFontSize=32');
  try {
    for (const [browser, size] of [[large, [1440, 900]], [at.browser, [720, 450]]]) {
      const reader = await visitor(browser, { size, storageState });
      for (const language of ['en', 'pl', 'it']) {
        reader.context().look = settings({ language });
        for (const path of paths.filter((path) => !path.includes('?'))) {
          await open(reader, at.server, path);
          assert.deepEqual([...(await cutOff(reader)), ...(await crowded(reader))], [], `${path} in ${language} at ${size}`);
        }
      }
    }
  } finally {
    await large.close();
  }
});

test('on a phone with letters twice as large nothing goes out to the side', { timeout: 1_800_000 }, async () => {
  const { page, paths } = await inTheMiddle();
  const storageState = await page.context().storageState();
  const large = await startBrowser('--blink-settings=defaultFontSize=32');
  try {
    const reader = await visitor(large, { size: [360, 740], storageState });
    for (const language of ['en', 'pl', 'it']) {
      reader.context().look = settings({ language });
      for (const path of [...PAGES, ...paths]) {
        await open(reader, at.server, path);
        const wide = await reader.evaluate(() => document.documentElement.scrollWidth);
        assert.ok(wide <= 360, `${path} in ${language} is ${wide} pixels wide`);
      }
    }
  } finally {
    await large.close();
  }
});

test('a hint leaves the foot of the dock free', { timeout: 1_800_000 }, async () => {
  const { page, paths } = await inTheMiddle();
  page.context().look = settings({ language: 'pl' });
  for (const [width, height] of [[1440, 900], [1024, 768]]) {
    await page.setViewportSize({ width, height });
    for (const path of paths.filter((path) => !path.includes('?'))) {
      await open(page, at.server, path);
      await awaitTurn(page);
      await advice(page, hands.mouse(page));
      const [{ y: top }, foot] = [await page.locator('#notices').boundingBox(), await page.locator('#foot').boundingBox()];
      assert.ok(top >= foot.y + foot.height, `${await page.title()} at ${width}: ${top} above ${foot.y + foot.height}`);
    }
  }
});

test('on a phone a hint is whole between question and foot, and a tap beside it takes it away', { timeout: 1_800_000 }, async () => {
  const { page, paths } = await inTheMiddle();
  await page.setViewportSize({ width: 360, height: 740 });
  page.context().look = settings({ language: 'pl' });
  for (const path of paths.filter((path) => !path.includes('?'))) {
    await open(page, at.server, path);
    await awaitTurn(page);
    await advice(page, hands.mouse(page));
    const [hint, question, foot] = await Promise.all(['#notices', '#prompt', '#foot'].map((part) => page.locator(part).boundingBox()));
    assert.ok(hint.y >= question.y + question.height && hint.y + hint.height <= foot.y, `${path}: ${JSON.stringify(hint)}`);
    assert.ok(await page.locator('#notices').evaluate((part) => part.scrollHeight <= part.clientHeight + 1), `${path}: it is cut`);
    await page.click('#prompt');
    assert.equal(await page.locator('#follow-advice').count(), 0, path);
  }
});

test('on a phone all places of a planet are in sight, and what is refused has its name', async () => {
  const page = await visitor(at.browser, { size: [360, 740] });
  await newTable(page, at.server, { seats: ['me', 'bot:greedy'], seed: 5 });
  for (let placed = 0; placed < 3; placed += 1) {
    await awaitTurn(page);
    const refused = page.locator('#decide [data-why]').first();
    const name = await refused.locator('span').first().innerText();
    await refused.click({ force: true });
    assert.equal(await page.innerText('#why h2'), name);
    // The same state is drawn again meanwhile: what is being read stays.
    await page.evaluate(() => fetch(location.pathname).then((answer) => answer.text()).then((text) => show(text)));
    assert.ok(await page.isVisible('#why h2'), 'the reason is gone');
    await page.click('[data-close-why]');
    await page.click('#decide [data-draft]:not([data-draft=""])');
    await page.waitForSelector('#decide [data-act^="place "]');
    const out = await page.locator('#board [data-act]').evaluateAll((places) => {
      const board = document.querySelector('#board').getBoundingClientRect();
      const isOut = ({ left, right, top, bottom }) => left < board.left || right > board.right || top < board.top || bottom > board.bottom;
      return places.filter((place) => isOut(place.getBoundingClientRect())).length;
    });
    assert.equal(out, 0, `places out of sight of planet ${placed + 1}`);
    const before = await revision(page);
    await page.click('#decide [data-act^="place "]');
    await awaitRevision(page, before + 1);
  }
});

/** Words on a board that are smaller than 11 pixels. What a board draws by a symbol is not among them. */
const tooFine = (page) =>
  page.evaluate(() => {
    const size = (text) => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a;
    const shown = [...document.querySelectorAll('#board > .area svg[role=group] text')].filter((text) => text.getBoundingClientRect().width);
    const named = shown.map((text) => [size(text), `${text.getAttribute('class')} ${text.textContent}`]);
    return named.filter(([size]) => size < 10.9).map(([size, name]) => `${name}: ${size.toFixed(1)}`);
  });

test('words on a whole board are legible on a phone, and a tap looks closer', { timeout: 1_800_000 }, async () => {
  const { page, paths } = await inTheMiddle();
  await page.setViewportSize({ width: 360, height: 740 });
  page.context().look = settings({ language: 'en' });
  for (const path of paths.filter((path) => !path.includes('?'))) {
    await open(page, at.server, path);
    const board = page.locator('#board svg[data-reach]');
    // Other boards have ways of their own to look closer.
    if (!(await board.count())) continue;
    if (await page.locator('#toggle-whole').isVisible()) await page.click('#toggle-whole');
    assert.deepEqual(await tooFine(page), [], path);
    const whole = await board.getAttribute('viewBox');
    const { x, y, height } = await board.boundingBox();
    await page.mouse.click(x + 4, y + height / 2);
    assert.notEqual(await board.getAttribute('viewBox'), whole, path);
    await page.click('#look-back');
    assert.equal(await board.getAttribute('viewBox'), whole, path);
  }
});

test('a table in the middle of a game weighs at most 60 kB', { timeout: 1_800_000 }, async () => {
  const { page, paths } = await inTheMiddle();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  let weight = 0;
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => (weight += encodedDataLength));
  for (const path of paths.filter((path) => !path.includes('?'))) {
    weight = 0;
    await open(page, at.server, path);
    const title = await page.title();
    assert.ok(weight > 10_000 && weight <= 60_000, `${title}: ${weight} bytes`);
  }
  await devtools.detach();
});

test('while an order is given the points of three seats are in sight beside the board', async () => {
  const page = await visitor(at.browser);
  for (const language of ['en', 'pl', 'it']) {
    page.context().look = settings({ language });
    await newTable(page, at.server, { players: 3, seats: ['me', 'bot:greedy', 'bot:greedy'], options: GAMES.kosmonauts.options, seed: 5 });
    await awaitTurn(page);
    for (const [width, height] of [[1440, 900], [1024, 768]]) {
      await page.setViewportSize({ width, height });
      const [side, points] = [await page.locator('#side').boundingBox(), await page.locator('.seat-board .points').all()];
      assert.equal(points.length, 3);
      const last = await points.at(-1).boundingBox();
      assert.ok(last.y + last.height <= side.y + side.height, `they end at ${last.y + last.height} in ${language} at ${width}`);
    }
  }
});

test('on a phone what comes of a plan covers nothing of the dial', { timeout: 1_800_000 }, async () => {
  const page = await visitor(at.browser, { size: [360, 740] });
  const path = await newTable(page, at.server, { seats: ['me', 'bot:greedy'], options: GAMES.kosmonauts.options, seed: 5 });
  for (const language of ['en', 'pl', 'it']) {
    page.context().look = settings({ language });
    await open(page, at.server, path);
    await awaitTurn(page);
    const orders = await page.locator('#bodies [data-draft^="order "]').evaluateAll((all) => all.map(({ dataset }) => dataset.draft));
    for (const order of new Set(orders)) {
      await page.locator(`#bodies [data-draft="${order}"]`).first().dispatchEvent('click');
      await page.waitForSelector(`#commit[data-act="${order}"]`);
      const [draft, strip] = [await page.locator('#draft').boundingBox(), await page.locator('#strip').boundingBox()];
      const said = await page.innerText('#outcome');
      assert.ok(draft.y + draft.height <= strip.y + 1, `${draft.y + draft.height}, ${strip.y}: ${said}`);
    }
  }
});

test('while a ship sails the cards below its zones are whole', async () => {
  const page = await visitor(at.browser);
  const path = await newTable(page, at.server, { game: 'antarctica', seats: ['me', 'bot:greedy'], options: GAMES.antarctica.options, seed: 5 });
  for (const language of ['en', 'pl', 'it']) {
    page.context().look = settings({ language });
    await open(page, at.server, path);
    await awaitTurn(page);
    await page.waitForSelector('.zone-button');
    const [cards, foot] = [await page.locator('#building-cards').boundingBox(), await page.locator('#foot').boundingBox()];
    assert.ok(cards.y + cards.height <= foot.y, `they end at ${cards.y + cards.height} in ${language}`);
  }
});

test('what the last round of AquaSphere would score is in sight at 1440 pixels', async () => {
  const page = await visitor(at.browser);
  await openLate(page, at.server, 'aquasphere', 16);
  await page.waitForFunction(() => document.querySelectorAll('#forecast table').length === 2);
  const { y, height } = await page.locator('#forecast').boundingBox();
  assert.ok(y + height <= 900, `it ends at ${y + height}`);
});

test('what the round of AquaSphere would score for four is in sight at 1440 pixels', async () => {
  const page = await visitor(at.browser);
  await newTable(page, at.server, { game: 'aquasphere', players: 4, seats: ['me', 'bot:greedy', 'bot:greedy', 'bot:greedy'], seed: 5 });
  await awaitTurn(page);
  await page.waitForSelector('#forecast tbody tr:nth-child(4)');
  const [{ y, height }, side] = [await page.locator('#forecast').boundingBox(), await page.locator('#side').boundingBox()];
  assert.ok(y + height <= side.y + side.height, `it ends at ${y + height}`);
});

for (const theme of ['light', 'dark']) {
  test(`axe finds no violation in ${theme}`, { timeout: 1_800_000 }, async () => {
    const { page, paths: played } = await inTheMiddle();
    await page.setViewportSize({ width: 1440, height: 900 });
    page.context().look = settings({ theme, language: 'en' });
    const hotseat = await newTable(page, at.server, { seats: ['me', 'hotseat'] });
    const open_table = await newTable(page, at.server, { seats: ['me', 'open'] });
    const paths = [...PAGES, ...played, hotseat, open_table];
    for (const path of paths) {
      await open(page, at.server, path);
      const found = await scan(page);
      assert.deepEqual(found, [], `${path}: ${JSON.stringify(found, null, 1)}`);
    }
    await open(page, at.server, played.at(-2));
    for (const dialog of ['scores', 'rules', 'help']) {
      await page.click(`#open-${dialog}`);
      assert.deepEqual(await scan(page), [], dialog);
      const rows = await page.locator(`#${dialog} .scores tr`).evaluateAll((rows) => rows.map(({ offsetHeight }) => offsetHeight));
      assert.ok(rows.every((height) => height < 60), `cells of a row stand side by side: ${rows}`);
      await page.keyboard.press('Escape');
    }
    const stranger = await visitor(at.browser, { look: { theme, language: 'en' } });
    await open(stranger, at.server, `${open_table}/join`);
    assert.deepEqual(await scan(stranger), []);
  });
}

test('on a phone the start page begins every game at once, by its form, or with its lesson', async () => {
  const page = await visitor(at.browser, { size: [360, 740] });
  for (const language of ['en', 'pl', 'it']) {
    page.context().look = settings({ language });
    await open(page, at.server);
    for (const game of Object.keys(GAMES)) {
      await page.locator(`form[action="/quick/${game}"] .icon`).waitFor();
      await page.locator(`.poster-buttons a[href="/new/${game}"] .icon`).waitFor();
      const [lesson, go] = await Promise.all(
        ['learn', 'quick'].map((way) => page.locator(`form[action="/${way}/${game}"] button`).boundingBox()),
      );
      assert.ok(lesson.x + lesson.width <= go.x, `${game} in ${language}: the lesson ends at ${lesson.x + lesson.width}, beyond ${go.x}`);
    }
  }
});
