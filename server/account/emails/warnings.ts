import type { Profile } from '#contract/account.ts';
import { RequestError } from '../../http/errors.ts';
import type { LimitName } from '../../http/limit-rules.ts';
import type { Limits } from '../../http/limits.ts';
import type { AccountServices } from '../account-services.ts';
import { emailKey } from '../email-key.ts';
import { findUser } from '../store.ts';

type Needs = Pick<AccountServices, 'db' | 'limits' | 'emails'>;

/** Tells an owner that somebody wanted to use their e-mail: once a day, since strangers decide how often. */
export async function tellOfAccount({ limits, emails }: Omit<Needs, 'db'>, owner: Profile): Promise<void> {
  if (await isWithin(limits, 'haveAccount', emailKey(owner.email))) emails?.send('haveAccount', owner);
}

/** Tells an owner that codes of their second factor are tried: whoever is asked for one has the password. */
export async function tellOfWrongCode({ db, limits, emails }: Needs, userId: string): Promise<void> {
  if (await isWithin(limits, 'wrongCodes', userId)) return;
  const owner = await findUser(db, userId);
  if (owner !== undefined && (await isWithin(limits, 'codesGuessed', userId)))
    emails?.send('codesGuessed', owner);
}

async function isWithin(limits: Limits, name: LimitName, key: string): Promise<boolean> {
  try {
    await limits.use(name, key);
    return true;
  } catch (error) {
    if (error instanceof RequestError && error.status === 429) return false;
    throw error;
  }
}
