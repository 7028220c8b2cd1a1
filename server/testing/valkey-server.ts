import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './free-port.ts';

type Valkey = { port?: number; reason?: string; freeze?(): void; goOn?(): void };

/**
 * Starts an empty Valkey (or Redis) in memory, which ends with this process; `reason` says why there is none. Tests of what must
 * hold without one use a server of their own that is silent.
 */
export async function startValkey(): Promise<Valkey> {
  const program = ['valkey-server', 'redis-server'].find(name => spawnSync(name, ['--version']).status === 0);
  if (program === undefined) return { reason: 'neither valkey-server nor redis-server is installed' };
  const port = await freePort();
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const child = spawn(program, settings, { stdio: 'ignore' });
  process.once('exit', () => child.kill('SIGKILL'));
  await answers(port, child);
  return { port, freeze: () => void child.kill('SIGSTOP'), goOn: () => void child.kill('SIGCONT') };
}

async function answers(port: number, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const socket = connect(port, '127.0.0.1');
    const isThere = await new Promise(resolve => {
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    });
    socket.destroy();
    if (isThere) return;
    await sleep(50);
  }
  throw new Error('The counting server ended at once');
}
