import { EXPORT_FORMAT } from '#contract/account-data.ts';
import type { Db, Row } from '../../database/database.ts';
import { rowsOfPerson } from './person-store.ts';

/** What would open the account, or is only whose it is. */
const LEFT_OUT = /^(user_id|secret|.*_hash)$/;

/** The JSON of an export, piece by piece: somebody who has learned for years has more than is held at once. */
export async function* exportOf(db: Db, userId: string, now: number): AsyncGenerator<string> {
  yield `{"format":"${EXPORT_FORMAT}","exported_at":"${new Date(now).toISOString()}","tables":{`;
  let current: string | undefined;
  let isFirst = true;
  for await (const { table, rows } of rowsOfPerson(db, userId)) {
    if (table !== current) {
      yield `${current === undefined ? '' : '],\n'}${JSON.stringify(table)}:[`;
      current = table;
      isFirst = true;
    }
    if (rows.length === 0) continue;
    yield `${isFirst ? '\n' : ',\n'}${rows.map(written).join(',\n')}`;
    isFirst = false;
  }
  yield ']}}\n';
}

function written(row: Row): string {
  return JSON.stringify(Object.fromEntries(Object.entries(row).filter(([column]) => !LEFT_OUT.test(column))));
}
