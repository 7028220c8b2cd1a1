import { text } from '../columns.ts';
import { sql } from '../database.ts';
import type { Source } from './tables.ts';

const NAMES = sql('migration-names', 'select name from migrations order by name', { name: text });

/** Refuses two databases whose tables differ: rows of one have no place in the other. */
export async function sameMigrations(one: Source, other: Source): Promise<void> {
  const [ones, others] = [await namesOf(one), await namesOf(other)];
  if (ones === others) return;
  throw new Error('The databases are of two versions of the program. Start this version on both once.');
}

async function namesOf(source: Source): Promise<string> {
  return (await source.query(NAMES)).map(row => row.name).join(' ');
}
