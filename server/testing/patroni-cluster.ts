import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findPostgres } from '../../scripts/postgres.mjs';
import { packageRoot } from '../process/package-root.ts';
import { freePort } from './free-port.ts';
import { spawnPostgresProxy } from './haproxy-process.ts';

const NAMES = ['postgres1', 'postgres2', 'postgres3'];
const PASSWORD = 'of-the-test';
/** Three servers, two of which copy the first. */
const START_MS = 90_000;
const LOOK_EVERY_MS = 100;

type Member = { name: string; port: number; restPort: number; patroni?: ChildProcess };

export type PatroniCluster = {
  /** The address of whichever server is the primary, and of the standby that has all that was acknowledged. */
  url: string;
  readUrl: string;
  /** The server that is the primary at the moment, if one is; or the synchronous standby. */
  find(role: 'primary' | 'sync'): Promise<string | undefined>;
  /** Ends a server and its Patroni at once, as a power cut does. */
  kill(name: string): void;
  start(name: string): void;
  stop(): void;
};

/** What is missing on this machine to start a cluster; undefined when nothing is. */
export function missingForPatroni(): string | undefined {
  const { reason } = { reason: undefined, ...findPostgres() };
  if (reason !== undefined) return reason;
  const missing = ['patroni', 'etcd'].filter(name => spawnSync(name, ['--version']).status !== 0);
  return missing.length > 0 ? `${missing.join(' and ')} not installed` : undefined;
}

/**
 * Starts etcd and three PostgreSQL servers that Patroni runs as it is shipped (deploy/patroni.yaml), behind HAProxy, in a temporary folder and
 * on free ports. Resolves once there is a primary with a synchronous standby; ends with this process at the latest.
 */
export async function startPatroniCluster(): Promise<PatroniCluster> {
  const found = findPostgres();
  if (found.folder === undefined) throw new Error(found.reason);
  const { folder: programs, account } = found;
  const folder = mkdtempSync(join(tmpdir(), 'slova-patroni-'));
  // Others may pass through, to the folders of PostgreSQL.
  chmodSync(folder, 0o755);
  if (account.uid !== undefined) chownSync(folder, account.uid, account.gid ?? account.uid);
  const members: Member[] = [];
  for (const name of NAMES) members.push({ name, port: await freePort(), restPort: await freePort() });

  const logOf = (name: string) => join(folder, `${name}.log`);
  const launch = (name: string, program: string, parameters: string[], env: Record<string, string> = {}) => {
    const log = openSync(logOf(name), 'a');
    return spawn(program, parameters, {
      ...account,
      cwd: folder,
      env: { PATH: process.env.PATH, HOME: folder, ...env },
      stdio: ['ignore', log, log],
      // A group of its own: what it is copying with ends with it.
      detached: true,
    });
  };

  const dataOf = (name: string) => join(folder, name);
  const etcd = await startEtcd(folder, launch);
  const config = shippedConfig(folder);
  const start = (name: string) => {
    const member = memberOf(name);
    member.patroni = launch(name, 'patroni', [config], {
      ...{ PATRONI_NAME: name, PATRONI_ETCD3_HOSTS: etcd.address, SLOVA_PASSWORD: PASSWORD },
      ...addresses('RESTAPI', member.restPort),
      ...addresses('POSTGRESQL', member.port),
      PATRONI_POSTGRESQL_DATA_DIR: dataOf(name),
      PATRONI_POSTGRESQL_BIN_DIR: programs,
      PATRONI_POSTGRESQL_PGPASS: join(folder, `${name}.pgpass`),
      ...{ PATRONI_SUPERUSER_PASSWORD: PASSWORD, PATRONI_REPLICATION_PASSWORD: PASSWORD },
      PATRONI_REWIND_PASSWORD: PASSWORD,
    });
  };
  const kill = (name: string) => {
    killGroup(memberOf(name).patroni);
    killPostmaster(dataOf(name));
  };
  const memberOf = (name: string) => {
    const member = members.find(one => one.name === name);
    if (member === undefined) throw new Error(`No server is called ${name}`);
    return member;
  };

  const proxy = await spawnPostgresProxy(members);
  const stop = () => {
    process.off('exit', stop);
    for (const { patroni } of members) killGroup(patroni);
    for (const { name } of members)
      spawnSync(join(programs, 'pg_ctl'), ['-D', dataOf(name), '-m', 'immediate', 'stop'], {
        ...account,
        cwd: folder,
      });
    killGroup(etcd.process);
    proxy.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
  };
  process.once('exit', stop);
  for (const { name } of members) start(name);

  const find = async (role: 'primary' | 'sync') => {
    const replies = members.map(({ restPort }) =>
      fetch(`http://127.0.0.1:${restPort}/${role}`, { signal: AbortSignal.timeout(1_000) }).then(
        ({ status }) => status === 200,
        () => false,
      ),
    );
    return NAMES[(await Promise.all(replies)).indexOf(true)];
  };
  const until = Date.now() + START_MS;
  while ((await find('primary')) === undefined || (await find('sync')) === undefined) {
    if (Date.now() > until) {
      const logs = NAMES.map(name => `${name}: ${readFileSync(logOf(name), 'utf8').slice(-2_000)}`);
      stop();
      throw new Error(`The cluster did not start:\n${logs.join('\n')}`);
    }
    await sleep(LOOK_EVERY_MS);
  }
  const urlAt = (port: number) => `postgres://slova:${PASSWORD}@127.0.0.1:${port}/slova`;
  return { url: urlAt(proxy.primary), readUrl: urlAt(proxy.standby), find, kill, start, stop };
}

async function startEtcd(
  folder: string,
  launch: (name: string, program: string, parameters: string[]) => ChildProcess,
): Promise<{ address: string; process: ChildProcess }> {
  const [address, peer] = [`127.0.0.1:${await freePort()}`, `http://127.0.0.1:${await freePort()}`];
  const client = `http://${address}`;
  const parameters = [
    ...['--data-dir', join(folder, 'etcd'), '--initial-cluster', `default=${peer}`],
    ...['--listen-client-urls', client, '--advertise-client-urls', client],
    ...['--listen-peer-urls', peer, '--initial-advertise-peer-urls', peer],
  ];
  return { address, process: launch('etcd', 'etcd', parameters) };
}

/** Patroni's configuration as it is shipped, with its script and the socket of PostgreSQL in a folder of the test. */
function shippedConfig(folder: string): string {
  const read = (name: string) => readFileSync(join(packageRoot, 'deploy', name), 'utf8');
  writeFileSync(join(folder, 'create-database.sh'), read('create-database.sh'), { mode: 0o755 });
  const file = join(folder, 'patroni.yaml');
  const config = read('patroni.yaml')
    .replaceAll('/etc/slova/', `${folder}/`)
    .replace(/unix_socket_directories: .*/, `unix_socket_directories: ${folder}`);
  writeFileSync(file, config);
  return file;
}

const addresses = (what: 'RESTAPI' | 'POSTGRESQL', port: number) => ({
  [`PATRONI_${what}_LISTEN`]: `127.0.0.1:${port}`,
  [`PATRONI_${what}_CONNECT_ADDRESS`]: `127.0.0.1:${port}`,
});

function killGroup(leader: ChildProcess | undefined): void {
  if (leader?.pid !== undefined && leader.exitCode === null && leader.signalCode === null)
    process.kill(-leader.pid, 'SIGKILL');
}

/** The others of the server see that it is gone, and end. */
function killPostmaster(dataFolder: string): void {
  const [id] = readFileSync(join(dataFolder, 'postmaster.pid'), 'utf8').split('\n');
  process.kill(Number(id), 'SIGKILL');
}
