import { spawnSync } from 'node:child_process';
import { accessSync, chownSync, constants, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

const DEBIAN = '/usr/lib/postgresql';
/** PostgreSQL refuses to run as root; the first of these accounts that exists runs it instead. */
const ACCOUNTS = ['postgres', 'nobody'];

/**
 * Starts an empty PostgreSQL server in a temporary folder and on a free port, and removes both when this process ends. Returns
 * its address, or the reason why none was started.
 */
export function startPostgres() {
  return startServer(({ run, cluster }) =>
    run('initdb', '-D', cluster, '-U', 'postgres', '-A', 'trust', '--encoding=UTF8', '--locale=C.UTF-8'),
  );
}

/** Starts a server that follows the one at an address on this machine, change by change; otherwise like `startPostgres`. */
export function startReplica(primaryUrl) {
  return startServer(({ run, cluster }) =>
    run('pg_basebackup', '-D', cluster, '-d', primaryUrl, '-R', '-X', 'stream', '-c', 'fast'),
  );
}

/** Where the programs of PostgreSQL are, and the account to run them as where that is another one; or the reason why they cannot be run. */
export function findPostgres() {
  const folder = binaries();
  if (folder === undefined) return { reason: 'PostgreSQL is not installed' };
  const account = process.getuid?.() === 0 ? ACCOUNTS.map(accountOf).find(found => found) : {};
  if (account === undefined)
    return { reason: `there is no account ${ACCOUNTS.join(' or ')} to run PostgreSQL as` };
  return { folder, account };
}

async function startServer(fillCluster) {
  const { folder, account, reason } = findPostgres();
  if (folder === undefined) return { reason };
  const place = mkdtempSync(join(tmpdir(), 'slova-pg-'));
  if (account.uid !== undefined) chownSync(place, account.uid, account.gid);
  const cluster = join(place, 'cluster');
  const run = (program, ...parameters) => {
    const options = {
      ...account,
      cwd: place,
      encoding: 'utf8',
      stdio: ['ignore', 'ignore', 'pipe'],
      timeout: 60_000,
    };
    const { status, error, stderr } = spawnSync(join(folder, program), parameters, options);
    return status === 0 ? undefined : `${program}: ${error?.message ?? stderr.trim().split('\n')[0]}`;
  };
  const port = await freePort();
  const stop = () => {
    process.off('exit', stop);
    run('pg_ctl', '-D', cluster, '-m', 'immediate', 'stop');
    rmSync(place, { recursive: true, force: true });
  };
  const options = serverOptions(place, port);
  const failed =
    fillCluster({ run, cluster }) ??
    run('pg_ctl', '-D', cluster, '-w', '-l', join(place, 'log'), '-o', options, 'start');
  if (failed !== undefined) {
    rmSync(place, { recursive: true, force: true });
    return { reason: failed };
  }
  process.on('exit', stop);
  // Without a listener a signal would end this process at once and leave the server behind.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop };
}

// Test data need not survive a power cut.
function serverOptions(place, port) {
  return `-p ${port} -k '${place}' -c listen_addresses=127.0.0.1 -c fsync=off`;
}

/** A port of this machine that nobody listens on at the moment. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** The folder of the newest server on this machine: on the PATH, or where Debian keeps it. */
function binaries() {
  const versions = list(DEBIAN).sort((one, other) => Number(other) - Number(one));
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map(version => join(DEBIAN, version, 'bin')),
  ];
  const found = folders.find(
    folder => folder !== '' && isExecutable(join(folder, 'initdb')) && isExecutable(join(folder, 'pg_ctl')),
  );
  // Where single programs are linked from another folder, the others are there.
  return found && dirname(realpathSync(join(found, 'initdb')));
}

function list(folder) {
  try {
    return readdirSync(folder);
  } catch {
    // No such folder on this system.
    return [];
  }
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    // Missing, or not ours to run: either way it is passed over.
    return false;
  }
}

function accountOf(name) {
  const [uid, gid] = ['-u', '-g'].map(option =>
    Number.parseInt(spawnSync('id', [option, name], { encoding: 'utf8' }).stdout, 10),
  );
  return Number.isNaN(uid) || Number.isNaN(gid) ? undefined : { uid, gid };
}
