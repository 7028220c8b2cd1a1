import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findPostgres } from '../../scripts/postgres.mjs';
import { packageRoot } from '../process/package-root.ts';
import { freePort } from './free-port.ts';
import { spawnPostgresProxy } from './haproxy-process.ts';

const MACHINES = ['1', '2', '3'];
const PASSWORD = 'of-the-test';
/** Three servers, two of which copy the first. */
const START_MS = 90_000;
const LOOK_EVERY_MS = 100;

type Role = 'primary' | 'sync';

export type PatroniCluster = {
  /** The address of whichever server is the primary, and of the standby that has all that was acknowledged. */
  url: string;
  readUrl: string;
  /** The machine whose server is the primary at the moment, if one is; or the synchronous standby. */
  find(role: Role): Promise<string | undefined>;
  /** Ends all that runs on a machine at once, as a power cut does: PostgreSQL, its Patroni and an etcd. */
  kill(machine: string): void;
  stop(): void;
};

/** What of `machine` runs where. */
type Machine = {
  machine: string;
  port: number;
  restPort: number;
  etcd: { name: string; host: string; client: string; peer: string };
  processes: ChildProcess[];
};

/** Starts a program in the folder of the cluster, as the account of PostgreSQL; what it says goes to a file named after it. */
type Launch = (
  name: string,
  program: string,
  parameters: string[],
  env: Record<string, string>,
) => ChildProcess;

/** What is missing on this machine to start a cluster; undefined when nothing is. */
export function missingForPatroni(): string | undefined {
  const { reason } = { reason: undefined, ...findPostgres() };
  if (reason !== undefined) return reason;
  const missing = ['patroni', 'etcd'].filter(name => spawnSync(name, ['--version']).status !== 0);
  return missing.length > 0 ? `${missing.join(' and ')} not installed` : undefined;
}

/**
 * Starts three PostgreSQL servers that Patroni runs as it is shipped (deploy/patroni.yaml), each with an etcd beside it, behind HAProxy, in a
 * temporary folder and on free ports. Resolves once there is a primary with a synchronous standby; ends with this process at the latest.
 */
export async function startPatroniCluster(): Promise<PatroniCluster> {
  const found = findPostgres();
  if (found.folder === undefined) throw new Error(found.reason);
  const { folder: programs, account } = found;
  const folder = mkdtempSync(join(tmpdir(), 'slova-patroni-'));
  chmodSync(folder, 0o755);
  if (account.uid !== undefined) chownSync(folder, account.uid, account.gid ?? account.uid);
  const machines: Machine[] = [];
  for (const machine of MACHINES) machines.push(await placeOf(machine));
  const proxy = await spawnPostgresProxy(machines);
  const dataOf = (machine: string) => join(folder, `postgres${machine}`);

  const stop = () => {
    process.off('exit', stop);
    for (const { processes } of machines) processes.forEach(killGroup);
    for (const machine of MACHINES) {
      const parameters = ['-D', dataOf(machine), '-m', 'immediate', 'stop'];
      spawnSync(join(programs, 'pg_ctl'), parameters, { ...account, cwd: folder });
    }
    proxy.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
  };
  process.once('exit', stop);

  // A group of its own: what a program has started, such as a copy, ends with it.
  const launch: Launch = (name, program, parameters, env) => {
    const log = openSync(join(folder, `${name}.log`), 'a');
    const stdio: ['ignore', number, number] = ['ignore', log, log];
    const all = { PATH: process.env.PATH, HOME: folder, ...env };
    return spawn(program, parameters, { ...account, cwd: folder, env: all, stdio, detached: true });
  };
  const config = shippedConfig(folder);
  for (const one of machines) one.processes.push(startEtcd(launch, folder, one, machines));
  for (const one of machines)
    one.processes.push(
      launch(`patroni${one.machine}`, 'patroni', [config], {
        ...patroniVariables(one, machines),
        PATRONI_POSTGRESQL_BIN_DIR: programs,
        PATRONI_POSTGRESQL_DATA_DIR: dataOf(one.machine),
        PATRONI_POSTGRESQL_PGPASS: join(folder, `pgpass${one.machine}`),
      }),
    );

  const find = (role: Role) => findMachine(machines, role);
  const until = Date.now() + START_MS;
  while ((await find('primary')) === undefined || (await find('sync')) === undefined) {
    if (Date.now() > until) {
      const logs = MACHINES.map(one => readFileSync(join(folder, `patroni${one}.log`), 'utf8').slice(-2_000));
      stop();
      throw new Error(`The cluster did not start:\n${logs.join('\n')}`);
    }
    await sleep(LOOK_EVERY_MS);
  }
  return {
    url: `postgres://slova:${PASSWORD}@127.0.0.1:${proxy.primary}/slova`,
    readUrl: `postgres://slova:${PASSWORD}@127.0.0.1:${proxy.standby}/slova`,
    find,
    kill: machine => {
      machines.find(one => one.machine === machine)?.processes.forEach(killGroup);
      killPostmaster(dataOf(machine));
    },
    stop,
  };
}

async function placeOf(machine: string): Promise<Machine> {
  const host = `127.0.0.1:${await freePort()}`;
  const peer = `http://127.0.0.1:${await freePort()}`;
  const etcd = { name: `etcd${machine}`, host, client: `http://${host}`, peer };
  return { machine, port: await freePort(), restPort: await freePort(), etcd, processes: [] };
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

/** With the variables of deploy/compose.failover.yaml. */
function startEtcd(
  launch: Launch,
  folder: string,
  { etcd: { name, client, peer } }: Machine,
  all: readonly Machine[],
): ChildProcess {
  return launch(name, 'etcd', [], {
    ...{ ETCD_NAME: name, ETCD_DATA_DIR: join(folder, name), ETCD_INITIAL_CLUSTER_TOKEN: 'slova' },
    ...{ ETCD_LISTEN_CLIENT_URLS: client, ETCD_ADVERTISE_CLIENT_URLS: client },
    ...{ ETCD_LISTEN_PEER_URLS: peer, ETCD_INITIAL_ADVERTISE_PEER_URLS: peer },
    ETCD_INITIAL_CLUSTER: all.map(({ etcd }) => `${etcd.name}=${etcd.peer}`).join(),
  });
}

function patroniVariables(
  { machine, port, restPort }: Machine,
  all: readonly Machine[],
): Record<string, string> {
  const places = Object.entries({ RESTAPI: restPort, POSTGRESQL: port }).flatMap(([what, at]) => [
    [`PATRONI_${what}_LISTEN`, `127.0.0.1:${at}`],
    [`PATRONI_${what}_CONNECT_ADDRESS`, `127.0.0.1:${at}`],
  ]);
  return {
    PATRONI_NAME: `postgres${machine}`,
    PATRONI_ETCD3_HOSTS: all.map(({ etcd }) => etcd.host).join(),
    ...Object.fromEntries(places),
    ...{ PATRONI_SUPERUSER_PASSWORD: PASSWORD, PATRONI_REPLICATION_PASSWORD: PASSWORD },
    ...{ PATRONI_REWIND_PASSWORD: PASSWORD, SLOVA_PASSWORD: PASSWORD },
  };
}

async function findMachine(machines: readonly Machine[], role: Role): Promise<string | undefined> {
  const replies = machines.map(({ restPort }) =>
    fetch(`http://127.0.0.1:${restPort}/${role}`, { signal: AbortSignal.timeout(1_000) }).then(
      ({ status }) => status === 200,
      () => false,
    ),
  );
  return MACHINES[(await Promise.all(replies)).indexOf(true)];
}

function killGroup({ pid, exitCode, signalCode }: ChildProcess): void {
  if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid, 'SIGKILL');
}

/** The other processes of the server see that it is gone, and end. */
function killPostmaster(dataFolder: string): void {
  const [id] = readFileSync(join(dataFolder, 'postmaster.pid'), 'utf8').split('\n');
  process.kill(Number(id), 'SIGKILL');
}
