import type { Profile } from '#contract/account.ts';
import { RequestError } from '../../http/errors.ts';
import type { AccountServices } from '../account-services.ts';
import { emailKey } from '../email-key.ts';

/** Tells an owner that somebody wanted to use their e-mail: once a day, since strangers decide how often. */
export async function tellOfAccount(
  { limits, emails }: Pick<AccountServices, 'limits' | 'emails'>,
  owner: Profile,
): Promise<void> {
  try {
    await limits.use('haveAccount', emailKey(owner.email));
  } catch (error) {
    if (error instanceof RequestError && error.status === 429) return;
    throw error;
  }
  emails?.send('haveAccount', owner);
}
