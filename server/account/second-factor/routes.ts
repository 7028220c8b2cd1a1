import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  getSecondFactor,
  renewRecoveryCodes,
} from '#contract/second-factor.ts';
import type { Bind, SessionUser } from '../../http/bind.ts';
import { done } from '../../http/success.ts';
import type { AccountServices } from '../account-services.ts';
import type { Reauthentication } from '../reauthentication.ts';
import type { StoredUser } from '../store.ts';
import { countRecoveryCodes, findFactor } from './factor-store.ts';
import type { SecondFactor } from './second-factor.ts';

type FactorRouteServices = AccountServices & {
  reauthentication: Reauthentication;
  secondFactor: SecondFactor;
};

export function secondFactorRoutes(
  bind: Bind,
  { db, logEvent, reauthentication, secondFactor }: FactorRouteServices,
): void {
  bind(getSecondFactor, async ({ user }) => {
    const factor = await findFactor(db, user.id);
    return done({ is_on: factor?.isOn ?? false, recovery_codes: await countRecoveryCodes(db, user.id) });
  });

  bind(beginSecondFactor, async ({ user, body }) =>
    done(await secondFactor.begin(await reauthentication.byPassword(user, body.current_password))),
  );

  bind(confirmSecondFactor, async ({ user, body }) => {
    const recovery_codes = await secondFactor.confirm(user, body.code);
    logEvent('second factor on', user.id);
    return done({ recovery_codes });
  });

  bind(renewRecoveryCodes, async ({ user, body }) => {
    const owner = await checkOwner(user, body);
    return done({ recovery_codes: await secondFactor.renewCodes(owner) });
  });

  bind(endSecondFactor, async ({ user, body }) => {
    await secondFactor.end(await checkOwner(user, body));
    logEvent('second factor off', user.id);
    return done(null, 'Second factor turned off');
  });

  async function checkOwner(
    user: SessionUser,
    { current_password, code }: { current_password: string; code: string },
  ): Promise<StoredUser> {
    const owner = await reauthentication.byPassword(user, current_password);
    await secondFactor.check(user.id, code);
    return owner;
  }
}
