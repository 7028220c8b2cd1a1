import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * CPU seconds (all threads, user and system) and seconds from the start of a process to its first reply, of what is installed
 * and built already: `npm start` on an empty data folder, again on the same folder, and the bare node:http server of
 * floor-start.mjs. They take turns. Printed are medians of five and, in brackets, the least and the most.
 */
const ROUNDS = 5;
/** CPU seconds of a later start. */
const AIM = 1;
const REPORT_CPU = ['--import', join(import.meta.dirname, 'report-cpu.mjs')];

const OURS = join(import.meta.dirname, '../scripts/start.mjs');
const FLOOR = join(import.meta.dirname, 'floor-start.mjs');
const starts = { floor: [] as Start[], first: [] as Start[], later: [] as Start[] };
await inFolder(async folder => {
  // Builds, unless that was done before.
  await measure(OURS, folder);
});
for (let round = 0; round < ROUNDS; round += 1)
  await inFolder(async folder => {
    starts.floor.push(await measure(FLOOR, folder));
    starts.first.push(await measure(OURS, folder));
    starts.later.push(await measure(OURS, folder));
  });
print('node:http', starts.floor);
print('first start, empty data folder', starts.first);
print(`later start, aim ${AIM} s of CPU`, starts.later);

type Start = { cpu: number; wall: number };

async function inFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'slova-bench-start-'));
  try {
    await work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function measure(file: string, dataDir: string): Promise<Start> {
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

function print(name: string, measured: readonly Start[]): void {
  const told = (pick: (start: Start) => number) => {
    const sorted = measured.map(pick).toSorted((one, other) => one - other);
    const [least = 0, middle = 0, most = 0] = [0, Math.floor(sorted.length / 2), -1].map(place =>
      sorted.at(place),
    );
    return `${middle.toFixed(2)} s (${least.toFixed(2)} to ${most.toFixed(2)})`;
  };
  console.log(`${name}: ${told(({ cpu }) => cpu)} of CPU, ${told(({ wall }) => wall)} to the first reply`);
}
