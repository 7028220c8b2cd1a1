import { spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findPostgres, freePort } from './postgres.mjs';
import { ROOT } from './prepare.mjs';

// Debian keeps it where only the path of root leads.
const PROGRAMS = ['pgbouncer', '/usr/sbin/pgbouncer'];
/** Fewer than a server opens: its transactions take turns on them, and no two need be on the same one. */
const CONNECTIONS = 4;

/**
 * Starts PgBouncer in front of the PostgreSQL server at an address on this machine, as deploy/pgbouncer.ini has it but for addresses, accounts
 * and the number of connections, and for every database there. Returns its address, or the reason why none was started; `stop` ends it.
 */
export async function startPgBouncer(databaseUrl) {
  const program = PROGRAMS.find(name => spawnSync(name, ['--version']).status === 0);
  if (program === undefined) return { reason: 'PgBouncer is not installed' };
  // It refuses to run as root as well.
  const { account, reason } = findPostgres();
  if (account === undefined) return { reason };
  const [port, folder] = [await freePort(), mkdtempSync(join(tmpdir(), 'slova-pgbouncer-'))];
  const [file, accounts] = [join(folder, 'pgbouncer.ini'), join(folder, 'userlist.txt')];
  const address = new URL(databaseUrl);
  writeFileSync(accounts, `"${address.username}" "${decodeURIComponent(address.password)}"\n`);
  writeFileSync(file, configOf({ port, accounts, address }));
  if (account.uid !== undefined)
    for (const path of [folder, file, accounts]) chownSync(path, account.uid, account.gid);
  const child = spawn(program, [file], { ...account, cwd: folder, stdio: 'ignore' });
  const stop = () => {
    process.off('exit', stop);
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  process.on('exit', stop);
  while (!(await listens(port))) {
    if (child.exitCode !== null) return { reason: `PgBouncer ended with ${child.exitCode}` };
    await sleep(50);
  }
  address.port = String(port);
  return { url: address.href, stop };
}

function configOf({ port, accounts, address }) {
  const database = `* = host=${address.hostname} port=${address.port} `;
  return readFileSync(join(ROOT, 'deploy/pgbouncer.ini'), 'utf8')
    .replace(/^slova_replica = .*\n/m, '')
    .replace(/^slova = .*(?=connect_query)/m, database)
    .replace(/^listen_addr = .*/m, 'listen_addr = 127.0.0.1')
    .replace(/^listen_port = .*/m, `listen_port = ${port}`)
    .replace(/^auth_type = .*/m, 'auth_type = trust')
    .replace(/^auth_file = .*/m, `auth_file = ${accounts}`)
    .replace(/^default_pool_size = .*/m, `default_pool_size = ${CONNECTIONS}`);
}

function listens(port) {
  const socket = connect(port, '127.0.0.1');
  return new Promise(resolve => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
  }).finally(() => socket.destroy());
}
