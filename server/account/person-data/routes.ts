import { deleteAccount, exportAccount } from '#contract/account-data.ts';
import type { Reply } from '#contract/endpoint.ts';
import type { Bind } from '../../http/bind.ts';
import { StreamedResponse } from '../../http/streamed-response.ts';
import { done } from '../../http/success.ts';
import type { AccountServices } from '../account-services.ts';
import type { Reauthentication } from '../reauthentication.ts';
import type { SecondFactor } from '../second-factor/second-factor.ts';
import { deletePerson } from './deletion.ts';
import { exportOf } from './export.ts';

type DataServices = AccountServices & { reauthentication: Reauthentication; secondFactor: SecondFactor };

export function dataRoutes(
  bind: Bind,
  { db, limits, clock, tell, reauthentication, secondFactor }: DataServices,
): void {
  bind(exportAccount, async ({ user }) => {
    await limits.use('export', user.id);
    tell('exported', user.id);
    const now = clock();
    const file = `slova-${new Date(now).toISOString().slice(0, 10)}.json`;
    return new StreamedResponse<Reply<typeof exportAccount>>(exportOf(db, user.id, now), file);
  });

  bind(deleteAccount, async ({ user, body }) => {
    const owner = await reauthentication.byPassword(user, body.current_password);
    await secondFactor.check(user.id, body.code);
    await deletePerson(db, owner, clock());
    tell('deleted', owner.id);
    return done(null, 'The account and everything in it was deleted');
  });
}
