import type { updateProfile } from '#contract/account.ts';
import type { Language } from '#languages/index.ts';
import { call } from '#web/platform/http/http.ts';
import { changeUser } from '#web/platform/session/session.ts';

type Change = { language: Language } | { learning_language: Language };

/** Remembers a choice on the server for a user. A failure costs only its memory on other devices, so it is only logged (spec §8). */
export async function savePair(change: Change): Promise<void> {
  if (!changeUser(change)) return;
  try {
    await call<typeof updateProfile>('PATCH', '/profile', { body: change });
  } catch (error) {
    console.warn('The language preference was not saved', error);
  }
}
