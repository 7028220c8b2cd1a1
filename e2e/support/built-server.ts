import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

/**
 * Starts the built server that lies in a folder, as an operator does. Resolves once it listens, rejects when it ends before.
 *
 * @param settings what its environment has beside that of this process
 */
export async function startBuiltServer(
  folder: string,
  settings: Record<string, string>,
): Promise<ChildProcess> {
  const env = { ...process.env, RATE_LIMITS: 'off', ...settings, NODE_ENV: 'production' };
  const server = spawn(process.execPath, [join(folder, 'dist/node/server/main.js')], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', chunk => String(chunk).includes('listens at') && resolve());
    server.on('exit', code => reject(new Error(`the server ended with ${code}`)));
  });
  return server;
}

/** Asks it to stop, and resolves once it has ended. */
export async function stopBuiltServer(server: ChildProcess): Promise<void> {
  const ended = new Promise(resolve => server.once('exit', resolve));
  server.kill('SIGTERM');
  await ended;
}
