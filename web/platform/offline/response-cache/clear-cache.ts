import { readStored, writeStored } from '#web/platform/storage/storage.ts';
import { repliesOfOthers, shownCopies } from './response-cache.ts';

const OWNER_KEY = 'kept_for';
/** Sounds of own cards, and of what somebody wrote or read: all that do not belong to a word of the catalogue. */
const PERSONAL_SOUND = /\/(?:card-[\da-f-]{36})?$/;

/**
 * Removes what the browser keeps of everybody but this person, and of everybody when nobody is logged in: replies, sounds of own
 * cards, trainings under way. Answers that wait for a connection stay for their owner (`web/outbox`): they show nothing to others.
 */
export async function forgetKept(userId: string | undefined): Promise<void> {
  if ((readStored(OWNER_KEY) ?? undefined) === userId) return;
  writeStored(OWNER_KEY, userId ?? null);
  shownCopies.set(new Map());
  forgetSittings();
  try {
    for (const name of await repliesOfOthers(userId)) await caches.delete(name);
    for (const name of await caches.keys()) if (name.startsWith('speech-')) await forgetSounds(name);
  } catch {
    // Where caches are blocked, nothing was kept.
  }
}

async function forgetSounds(name: string): Promise<void> {
  const sounds = await caches.open(name);
  for (const { url } of await sounds.keys()) if (PERSONAL_SOUND.test(url)) await sounds.delete(url);
}

function forgetSittings(): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith('sitting_')) sessionStorage.removeItem(key);
  } catch {
    // Where the tab's storage is blocked, nothing was kept.
  }
}
