// What a server holds: so many tables with a stream each, so many moves a second. Starts a server of
// its own on an empty database, and tells how long answers took at the client and how long moves took
// in the server, what memory a live table takes and how much processor time a move costs the server.
//
//   node tests/load.js PROGRAM [--tables 5000] [--moves 300] [--seconds 60] [--plies 0]
//        [--database ADDRESS [--postmaster PID]] [--metrics 127.0.0.1:7979]
//
// `--plies` lets every table play so many moves before anything is measured: long matches are larger.
// `--postmaster` is the process of a PostgreSQL on this machine, and tells what a move costs there.
// Moves come at fixed times, whether or not the server is ready for them, from players whose pages
// follow their streams, as browsers do.

import { spawn } from 'node:child_process';
import { readFileSync, readdirSync, mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const { values, positionals: [program] } = parseArgs({
  allowPositionals: true,
  options: {
    tables: { type: 'string', default: '5000' },
    moves: { type: 'string', default: '300' },
    seconds: { type: 'string', default: '60' },
    plies: { type: 'string', default: '0' },
    database: { type: 'string' },
    postmaster: { type: 'string' },
    metrics: { type: 'string', default: '127.0.0.1:7979' },
  },
});
const [count, pace, seconds, plies] = [values.tables, values.moves, values.seconds, values.plies].map(Number);
const folder = mkdtempSync(join(tmpdir(), 'nunatak-load-'));
const database = values.database ?? join(folder, 'nunatak.db');
const server = spawn(program, ['serve', '--address', '127.0.0.1:0', '--metrics-address', values.metrics, '--bot-pace', '0', '--trust-proxy', '--database', database], { stdio: ['ignore', 'pipe', 'inherit'], env: { NUNATAK_KEY: '5e'.repeat(32), ...process.env } });
const line = await new Promise((resolve) => server.stdout.once('data', (data) => resolve(String(data))));
const { hostname, port } = new URL(line.trim().split(' ').pop());
const agent = new http.Agent({ keepAlive: true, maxSockets: 64 });

/** The parent of a process, and the milliseconds of processor time that it has taken. */
function processOf(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ');
  return { parent: fields[1], user: Number(fields[11]) * 10, system: Number(fields[12]) * 10 };
}

/** The processor time of all who serve the database. */
function databaseTime() {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name)).flatMap((pid) => {
    try {
      return [processOf(pid)];
    } catch {
      return []; // It has ended.
    }
  });
  return all.filter(({ parent }) => parent === values.postmaster).reduce((sum, { user, system }) => sum + user + system, 0);
}

/** Kilobytes of memory, without those of the program itself, and milliseconds of processor time. */
function cost() {
  const kilobytes = Number(/RssAnon:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))[1]);
  return { kilobytes, ...processOf(server.pid), database: values.postmaster ? databaseTime() : 0 };
}

/** Asks the server for something; the answer's status and JSON. */
function ask(table, method, path, body, headers = {}) {
  return new Promise((resolve, reject) => {
    const sent = body === undefined ? undefined : JSON.stringify(body);
    const request = http.request({
      hostname, port, agent, method, path,
      headers: {
        'x-forwarded-for': table.address, 'content-type': 'application/json',
        ...(table.token && { authorization: `Bearer ${table.token}` }), ...headers,
      },
    }, (answer) => {
      const parts = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('end', () => {
        const text = Buffer.concat(parts).toString();
        resolve({ status: answer.statusCode, json: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : null });
      });
    });
    request.on('error', reject);
    request.end(sent);
  });
}

/** How many moves took no longer than so many seconds in the server, from least to most. */
async function moveTimes() {
  const text = await (await fetch(`http://${values.metrics}/metrics`)).text();
  const buckets = text.matchAll(/nunatak_request_seconds_bucket\{path="\/t\/\{id\}\/act",status="204",le="(.*)"\} (\d+)/g);
  return [...buckets].map(([, most, moves]) => [Number(most), Number(moves)]);
}

/** Has the page of a table open, and reads whatever comes. */
function follow(table) {
  const request = http.request({
    hostname, port, agent: false, path: `/t/${table.id}/events`,
    headers: { authorization: `Bearer ${table.token}`, 'x-forwarded-for': table.address, 'accept-encoding': 'gzip' },
  }, (answer) => answer.resume());
  request.on('error', () => {});
  request.end();
}

/** Makes one legal move; how long its answer took, or nothing when it was not this player's turn. */
async function move(table, due) {
  const { json } = await ask(table, 'GET', `/api/v1/tables/${table.id}/actions`);
  const actions = json?.actions ?? [];
  if (!actions.length) return undefined;
  const { action } = actions[Math.floor(Math.random() * actions.length)];
  if (due) await new Promise((resolve) => { setTimeout(resolve, due - performance.now()); });
  const start = performance.now();
  const { status } = await ask(table, 'POST', `/t/${table.id}/act`, { revision: json.revision, action }, { 'x-nunatak': 'following' });
  return status === 204 ? performance.now() - start : undefined;
}

/** Does something with every table, a few at a time. */
async function each(tables, work) {
  const rest = tables.values();
  await Promise.all(Array.from({ length: 16 }, async () => { for (const table of rest) await work(table); }));
}

async function open(table) {
  table.token = (await ask(table, 'POST', '/api/v1/players', { name: 'Player' })).json.token;
  const wish = { game: 'kosmonauts', seats: ['me', 'bot:random'], options: { players: 2, placement: 'random', instructor: 0 } };
  table.id = (await ask(table, 'POST', '/api/v1/tables', wish)).json.id;
  follow(table);
}

// What a server needs once, it has then.
const first = Array.from({ length: 20 }, (_, index) => ({ address: `10.255.0.${index}` }));
await each(first, open);
await each(first, (table) => move(table));
const empty = cost();
const tables = Array.from({ length: count }, (_, index) => ({ address: `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}` }));
await each(tables, open);
for (let ply = 0; ply < plies; ply += 1) await each(tables, (table) => move(table));
const settled = cost();
const told = (kilobytes) => (kilobytes / count).toFixed(1);
console.log(`${count} tables, each followed, ${plies} moves each: ${told(settled.kilobytes - empty.kilobytes)} kB of memory a table`);

const begin = performance.now() + 500;
const before = cost();
const movesBefore = await moveTimes();
const times = [];
const jobs = [];
for (let number = 0; number < seconds * pace; number += 1) {
  const due = begin + (number * 1000) / pace;
  // A move is prepared a moment before it is due.
  const early = due - performance.now() - 400;
  if (early > 0) await new Promise((resolve) => { setTimeout(resolve, early); });
  jobs.push(move(tables[number % count], due).then((time) => { if (time !== undefined) times.push(time); }));
}
await Promise.all(jobs);
const took = (performance.now() - begin) / 1000;
const after = cost();
times.sort((one, other) => one - other);
const at = (share) => times[Math.floor((times.length - 1) * share)].toFixed(1);
const spent = (kind) => ((after[kind] - before[kind]) / times.length).toFixed(2);
console.log(`${times.length} of ${seconds * pace} moves in ${took.toFixed(1)} s: median ${at(0.5)} ms, 99 % within ${at(0.99)} ms, slowest ${at(1)} ms at the client`);
const within = (await moveTimes()).map(([most, moves], index) => [most, moves - (movesBefore[index]?.[1] ?? 0)]);
const share = (moves) => ((100 * moves) / within.at(-1)[1]).toFixed(1);
console.log(`in the server: ${within.filter(([most]) => most >= 0.001 && most <= 0.1).map(([most, moves]) => `${share(moves)} % within ${most * 1000} ms`).join(', ')}`);
console.log(`processor time of the server a move, with the bot's answer and two updates: ${spent('user')} + ${spent('system')} ms`);
if (values.postmaster) console.log(`and of the database: ${spent('database')} ms`);
console.log(`${told(after.kilobytes - empty.kilobytes)} kB of memory a table at the end`);
server.kill();
rmSync(folder, { recursive: true, force: true });
process.exit(0);
