import type { Profile, updateProfile } from '#contract/account.ts';
import { call } from '#web/platform/http/http.ts';

/** Whose zone this visit has sent; once is enough, also where the server does not take it. */
let sentFor: string | undefined;

/**
 * Tells the server where the learner's days begin, when it has another zone for them or none. Resolves with the zone that was
 * sent. Silent: nothing depends on it here.
 */
export async function sendZone({ id, zone }: Pick<Profile, 'id' | 'zone'>): Promise<string | undefined> {
  if (zone === undefined || sentFor === id) return undefined;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  if (zone === timeZone) return undefined;
  sentFor = id;
  const sending = call<typeof updateProfile>('PATCH', '/profile', { body: { zone: timeZone } });
  return sending.then(
    () => timeZone,
    () => undefined,
  );
}
