import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * CPU seconds (all threads, user and system) and seconds from the start of a process to its first reply: `npm start` of what is
 * built already, beside the bare node:http server of floor-start.mjs. They take turns; medians of five.
 */
const ROUNDS = 5;
const REPORT_CPU = ['--import', join(import.meta.dirname, 'report-cpu.mjs')];

const OURS = join(import.meta.dirname, '../scripts/start.mjs');
const FLOOR = join(import.meta.dirname, 'floor-start.mjs');
const dataDir = mkdtempSync(join(tmpdir(), 'slova-bench-start-'));
const [floors, ours] = [[] as Start[], [] as Start[]];
// The first one builds, unless that was done before.
await measure(OURS);
for (let round = 0; round < ROUNDS; round += 1) {
  floors.push(await measure(FLOOR));
  ours.push(await measure(OURS));
}
rmSync(dataDir, { recursive: true });
const [low, high] = [median(floors), median(ours)];
console.log(
  `npm start, built before: ${high.cpu.toFixed(2)} s of CPU and ${high.wall.toFixed(2)} s to the first reply; node:http ${low.cpu.toFixed(2)} and ${low.wall.toFixed(2)}`,
);

type Start = { cpu: number; wall: number };

async function measure(file: string): Promise<Start> {
  const port = await freePort();
  const began = performance.now();
  const child = fork(file, {
    execArgv: REPORT_CPU,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port) },
  });
  await firstReply(`http://127.0.0.1:${port}/`);
  const wall = (performance.now() - began) / 1000;
  child.send({});
  const [{ cpu }] = (await once(child, 'message')) as [{ cpu: NodeJS.CpuUsage }];
  child.kill();
  await once(child, 'exit');
  return { cpu: (cpu.user + cpu.system) / 1_000_000, wall };
}

async function firstReply(url: string): Promise<void> {
  for (;;) {
    const reply = await fetch(url).catch(() => undefined);
    if (reply !== undefined) return void (await reply.arrayBuffer());
    await sleep(10);
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

function median(starts: Start[]): Start {
  const middle = (pick: (start: Start) => number) =>
    starts.map(pick).toSorted((a, b) => a - b)[Math.floor(starts.length / 2)] ?? 0;
  return { cpu: middle(start => start.cpu), wall: middle(start => start.wall) };
}
