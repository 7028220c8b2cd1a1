import { sql } from './database.ts';

/** The entries of a dictionary, the first added first. */
export const LIST = sql(
  'test-list',
  'select word_id, added_at from dictionary_entries where user_id = $1 order by added_at',
);
export const INSERT = sql(
  'test-insert',
  'insert into dictionary_entries (user_id, word_id, added_at) values ($1, $2, $3)',
);
