import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '#server/testing/free-port.ts';
import { forkMeasured, inTurns, ratios, rounds, sayFigure, sayHead } from './measure.ts';

/**
 * CPU seconds (all threads, user and system) from the start of a process to its first reply, of what is installed and built
 * already: `npm start` on an empty data folder, on a folder that it has used before, and the bare node:http server of floor-start.mjs.
 */
const ROUNDS = rounds(7, 5);
/** Seconds of a later start. */
const AIM = { atMost: 1 };

const OURS = join(import.meta.dirname, '../scripts/start.mjs');
const FLOOR = join(import.meta.dirname, 'floor-start.mjs');
const used = newFolder();
// Builds, unless that was done before, and uses the folder.
await secondsOf(OURS, used);
const found = await inTurns(ROUNDS, {
  floor: () => secondsOf(FLOOR, used),
  first: firstStart,
  later: () => secondsOf(OURS, used),
});
rmSync(used, { recursive: true });
sayHead();
sayFigure('a first start, empty data folder: s', found.first);
sayFigure('a later start: s', found.later, AIM);
sayFigure('a bare server: s', found.floor);
sayFigure('a later start by a bare server', ratios(found.later, found.floor));

function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'slova-bench-start-'));
}

async function firstStart(): Promise<number> {
  const empty = newFolder();
  try {
    return await secondsOf(OURS, empty);
  } finally {
    rmSync(empty, { recursive: true });
  }
}

async function secondsOf(file: string, dataDir: string): Promise<number> {
  const port = await freePort();
  const { child, cpu } = forkMeasured(file, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port) },
  });
  await firstReply(`http://127.0.0.1:${port}/`);
  const microseconds = await cpu();
  child.kill();
  await once(child, 'exit');
  return microseconds / 1_000_000;
}

async function firstReply(url: string): Promise<void> {
  for (;;) {
    const reply = await fetch(url).catch(() => undefined);
    if (reply !== undefined) return void (await reply.arrayBuffer());
    await sleep(10);
  }
}
