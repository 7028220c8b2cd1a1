import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageRoot } from '../process/package-root.ts';
import { freePort } from './free-port.ts';

// Debian keeps it where only the path of root leads.
const PROGRAM = ['haproxy', '/usr/sbin/haproxy'].find(name => spawnSync(name, ['-v']).status === 0);

export const hasHaproxy = PROGRAM !== undefined;

/** HAProxy with the configuration that is shipped, but for its port and the addresses of the servers. */
export async function spawnHaproxy(ports: readonly number[]): Promise<{ port: number; stop: () => void }> {
  const [port, folder] = [await freePort(), mkdtempSync(join(tmpdir(), 'slova-haproxy-'))];
  const shipped = readFileSync(join(packageRoot, 'deploy/haproxy.cfg'), 'utf8');
  const servers = ports.map((server, index) => `  server slova${index + 1} 127.0.0.1:${server}`);
  const config = shipped
    .replace('bind :8080', `bind 127.0.0.1:${port}`)
    .replace(/( {2}server slova\d .*\n)+/, `${servers.join('\n')}\n`);
  writeFileSync(join(folder, 'haproxy.cfg'), config);
  const child: ChildProcess = spawn(PROGRAM ?? '', ['-db', '-f', join(folder, 'haproxy.cfg')], {
    stdio: 'ignore',
  });
  const stop = () => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  return { port, stop };
}
