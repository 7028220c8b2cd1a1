import { deleteAccount, EXPORT_FORMAT, exportAccount } from '#contract/account-data.ts';
import type { Reply } from '#contract/endpoint.ts';
import type { Db, Row } from '../../database/database.ts';
import type { Bind } from '../../http/bind.ts';
import { StreamedResponse } from '../../http/streamed-response.ts';
import { done } from '../../http/success.ts';
import type { AccountServices } from '../account-services.ts';
import type { Reauthentication } from '../reauthentication.ts';
import type { SecondFactor } from '../second-factor/second-factor.ts';
import { deletePerson } from './deletion.ts';
import { rowsOfPerson } from './person-store.ts';

/** Columns that would open the account, or only say whose row it is. */
const LEFT_OUT = /^(user_id|secret|.*_hash)$/;

type DataServices = AccountServices & { reauthentication: Reauthentication; secondFactor: SecondFactor };

export function dataRoutes(
  bind: Bind,
  { db, limits, clock, logEvent, reauthentication, secondFactor }: DataServices,
): void {
  bind(exportAccount, async ({ user }) => {
    await limits.use('export', user.id);
    logEvent('exported', user.id);
    const now = clock();
    const file = `slova-${new Date(now).toISOString().slice(0, 10)}.json`;
    return new StreamedResponse<Reply<typeof exportAccount>>(exportOf(db, user.id, now), file);
  });

  bind(deleteAccount, async ({ user, body }) => {
    const owner = await reauthentication.byPassword(user, body.current_password);
    await secondFactor.check(user.id, body.code);
    await deletePerson(db, owner, clock());
    logEvent('deleted', owner.id);
    return done(null, 'The account and everything in it was deleted');
  });
}

/** The JSON of an export, piece by piece: years of learning are more than should be in memory at once. */
async function* exportOf(db: Db, userId: string, now: number): AsyncGenerator<string> {
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
