import { join } from 'node:path';
import type { DatabaseSettings } from './open.ts';

/** Why a database could not be opened and what to do about it, in plain words for the operator; never with the password. */
export function explainFailure(error: Error, { databaseUrl, dataDir }: DatabaseSettings): string {
  const cause = error.cause instanceof Error ? error.cause : error;
  const code = 'code' in cause ? String(cause.code) : '';
  const advice = databaseUrl
    ? postgresAdvice(code, new URL(databaseUrl))
    : sqliteAdvice(code, join(dataDir, 'slova.db'));
  // An address with several answers fails with all their errors and without words of its own.
  const reason = cause.message || code || cause.name;
  return advice === undefined ? reason : `${advice} (${reason})`;
}

function sqliteAdvice(code: string, file: string): string | undefined {
  if (/^SQLITE_(CORRUPT|NOTADB)/.test(code))
    return `${file} is damaged. Keep a copy of its folder, then bring back a backup with npm run restore`;
  if (/^(SQLITE_(CANTOPEN|READONLY|PERM)|EACCES|EPERM|EROFS)/.test(code))
    return `The account that runs the server must be able to read and write ${file} and its folder`;
  if (/^(SQLITE_(FULL|IOERR)|ENOSPC)/.test(code)) return `The disk that holds ${file} is full or fails`;
  if (/^SQLITE_BUSY/.test(code)) return `Another process holds ${file}. End it, then start again`;
  return undefined;
}

function postgresAdvice(code: string, { hostname, port, pathname, username }: URL): string | undefined {
  const server = `PostgreSQL at ${hostname}:${port || 5432}`;
  if (/^28/.test(code))
    return `${server} does not let "${username}" in. Check name and password in DATABASE_URL`;
  if (code === '3D000')
    return `${server} has no database "${pathname.slice(1)}". Make it with createdb, or correct DATABASE_URL`;
  if (code === '42501') return `"${username}" may not make tables in the database that DATABASE_URL names`;
  if (/^(53300|57P0)/.test(code)) return `${server} is starting, stopping or full. Try again shortly`;
  if (code === '' || /^[A-Z]/.test(code))
    return `${server} cannot be reached. See that it runs, and that DATABASE_URL is right`;
  return undefined;
}
