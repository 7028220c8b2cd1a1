import { type ChildProcess, type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { packageRoot } from '../process/package-root.ts';
import { isBuilt } from './is-built.ts';

export type ServerProcess = {
  url: string;
  port: number;
  child: ChildProcess;
  /** All that it has written to standard output and to standard error, once it has ended. */
  output: Promise<string>;
  errors: Promise<string>;
};

/** What is run: the built server, which starts in a fifth of the time and is what goes out, or its source. */
const SERVER = isBuilt
  ? [join(packageRoot, 'dist/node/server/main.js')]
  : ['--import', 'tsx', 'server/main.ts'];

/** Starts the server as a process of its own, on a fresh folder, and waits for nothing; both are gone when the test ends. */
export function spawnServer(
  settings: Record<string, string> = {},
  /** A module that is run before it. */
  before: string[] = [],
): ChildProcessWithoutNullStreams {
  const dataDir = mkdtempSync(join(tmpdir(), 'slova-process-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const env = { ...process.env, DATA_DIR: dataDir, PORT: '0', ...settings };
  const first = before.flatMap(code => ['--import', `data:text/javascript,${encodeURIComponent(code)}`]);
  const child = spawn(process.execPath, [...first, ...SERVER], { cwd: packageRoot, env });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

/** Starts the server as a process of its own and waits until it listens; it is gone when the test ends. */
export async function startServerProcess(settings: Record<string, string> = {}): Promise<ServerProcess> {
  const child = spawnServer(settings);
  const [output, errors] = [text(child.stdout), text(child.stderr)];
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', chunk => {
      const found = /http:\S+/.exec(String(chunk));
      if (found) resolve(found[0]);
    });
    child.once('exit', async () => reject(new Error(`The server did not start: ${await errors}`)));
  });
  return { url, port: Number(new URL(url).port), child, output, errors };
}

/** Asks the process to stop and tells how long it took, in milliseconds. */
export async function stopProcess({
  child,
}: Pick<ServerProcess, 'child'>): Promise<{ code: number | null; milliseconds: number }> {
  const start = performance.now();
  const ended = new Promise<number | null>(resolve => child.once('exit', resolve));
  child.kill('SIGTERM');
  return { code: await ended, milliseconds: performance.now() - start };
}
