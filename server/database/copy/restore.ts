import { chmodSync, copyFileSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { migrate } from '../migrate.ts';
import { type DatabaseSettings, databaseFile } from '../open.ts';
import { openSqlite } from '../sqlite.ts';
import { checkBackup } from './check-backup.ts';
import type { Checksum } from './checksum.ts';
import { checksumsOf, forgetContents } from './contents.ts';
import { move } from './move.ts';
import { closeAsOneFile, filesOf, isInUse } from './one-file.ts';

type Restored = {
  sums: Checksum[];
  /** Where the database is that was there before; undefined when there was none. */
  before: string | undefined;
};

/**
 * Replaces the database that the settings name by a backup, after checking it and bringing it up to date. The old file stays
 * beside it; PostgreSQL has to be empty.
 */
export async function restore(
  settings: DatabaseSettings,
  backup: string,
  now = new Date(),
): Promise<Restored> {
  if (settings.databaseUrl) return restoreToPostgres(settings, backup);
  const file = databaseFile(settings);
  if (isInUse(file)) throw new Error('The server is running on this database. Stop it first.');
  return withReadyCopy(backup, dirname(file), async (ready, sums) => {
    const before = `${file}.before-${now.toISOString().slice(0, 19).replaceAll(':', '-')}`;
    const replaced = filesOf(file);
    for (const old of replaced) renameSync(old, before + old.slice(file.length));
    renameSync(ready, file);
    return { sums, before: replaced.length > 0 ? before : undefined };
  });
}

function restoreToPostgres(settings: DatabaseSettings, backup: string): Promise<Restored> {
  return withReadyCopy(backup, dirname(backup), async ready => ({
    sums: await move({ from: { dataDir: dirname(ready) }, to: settings }),
    before: undefined,
  }));
}

/** The backup itself stays as it is: a copy, in a folder beside where it goes to, is checked and brought up to date. */
async function withReadyCopy<T>(
  backup: string,
  folder: string,
  use: (ready: string, sums: Checksum[]) => Promise<T>,
): Promise<T> {
  const place = mkdtempSync(join(folder, `${basename(backup)}-`));
  const copy = databaseFile({ dataDir: place });
  try {
    copyFileSync(backup, copy);
    chmodSync(copy, 0o600);
    await checkBackup(copy);
    return await use(copy, await bringUpToDate(copy));
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

async function bringUpToDate(file: string): Promise<Checksum[]> {
  const db = await openSqlite(file);
  try {
    await forgetContents(db);
    await migrate(db);
    return await checksumsOf(db);
  } finally {
    await closeAsOneFile(db);
  }
}
