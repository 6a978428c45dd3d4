// A Nunatak server of its own for each test file, and hands to play with.

import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const root = fileURLToPath(new URL('../..', import.meta.url));
const binary = process.env.NUNATAK_BINARY ?? path.join(root, 'target/debug/nunatak');

/** Starts a server; `port` 0 is any free one. Bots answer at once. */
export async function startServer({ database, port = 0 } = {}) {
  const folder = database ? null : await mkdtemp(path.join(tmpdir(), 'nunatak-'));
  const file = database ?? path.join(folder, 'nunatak.db');
  const child = spawn(
    binary,
    ['serve', '--address', `127.0.0.1:${port}`, '--database', file, '--bot-pace', '0'],
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

/** The system's Chromium, without a life of its own. */
export async function startBrowser() {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}
