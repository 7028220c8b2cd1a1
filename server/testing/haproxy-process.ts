import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageRoot } from '../process/package-root.ts';
import { freePort } from './free-port.ts';

// Debian keeps it where only the path of root leads.
const PROGRAM = ['haproxy', '/usr/sbin/haproxy'].find(name => spawnSync(name, ['-v']).status === 0);

export const hasHaproxy = PROGRAM !== undefined;

type Running = { stop: () => void };

/** HAProxy with the configuration that is shipped, but for its port and the addresses of the servers. */
export async function spawnHaproxy(ports: readonly number[]): Promise<Running & { port: number }> {
  const port = await freePort();
  const servers = ports.map((server, index) => `  server slova${index + 1} 127.0.0.1:${server}`);
  const config = shipped('haproxy.cfg', servers).replace('bind :8080', `bind 127.0.0.1:${port}`);
  return { port, ...run(config) };
}

/** HAProxy in front of PostgreSQL servers that Patroni runs, as it is shipped; the ports of the primary and of the standby. */
export async function spawnPostgresProxy(
  members: readonly { port: number; restPort: number }[],
): Promise<Running & { primary: number; standby: number }> {
  const [primary, standby] = [await freePort(), await freePort()];
  const servers = members.map(
    ({ port, restPort }, index) => `  server postgres${index + 1} 127.0.0.1:${port} port ${restPort}`,
  );
  const config = shipped('haproxy-postgres.cfg', servers)
    .replace('bind :5432', `bind 127.0.0.1:${primary}`)
    .replace('bind :5433', `bind 127.0.0.1:${standby}`);
  return { primary, standby, ...run(config) };
}

/** A configuration that is shipped, with other servers in each of its lists. */
function shipped(name: string, servers: readonly string[]): string {
  const text = readFileSync(join(packageRoot, 'deploy', name), 'utf8');
  return text.replace(/( {2}server \w+\d .*\n)+/g, `${servers.join('\n')}\n`);
}

function run(config: string): Running {
  const folder = mkdtempSync(join(tmpdir(), 'slova-haproxy-'));
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, config);
  const child = spawn(PROGRAM ?? '', ['-db', '-f', file], { stdio: 'ignore' });
  const stop = () => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  return { stop };
}
