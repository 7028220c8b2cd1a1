import type { listCategoryWords } from '#contract/categories.ts';
import { pictureAddress } from '#contract/pictures.ts';
import type { Language } from '#languages/index.ts';
import { addressOf } from '#web/platform/http/http.ts';
import { storeClipOf } from '#web/platform/speech/clips.ts';
import { callCached } from '../response-cache/cached-call.ts';
import { pinList, pinnedLists, unpinList } from '../response-cache/response-cache.ts';

const PATH = '/categories/:categoryId/words';
const AT_ONCE = 3;

/**
 * What a word takes: its sound by the embedded voice 3.9 kB, its picture 1.4 and its place in the list 0.1, on average of our content
 * (November 2026). A voice from outside may take twice as much.
 */
const BYTES_PER_WORD = 5_400;

/** About how many bytes a category of so many words takes on the device. */
export const likelyBytes = (words: number) => words * BYTES_PER_WORD;

export type Wanted = { categoryId: string; lang: Language; learn: Language };

/** The device has no room for more. */
export class NoRoomError extends Error {
  override name = 'NoRoomError';
}

export function isDownloaded(wanted: Wanted): boolean {
  return pinnedLists().includes(listAddress(wanted));
}

/**
 * Stores a category with its words, pictures and sounds on this device; `onProgress` hears how many of its words are there.
 * Throws ApiError where the server is away and NoRoomError where the device is full; what came until then stays.
 */
export async function downloadCategory(
  wanted: Wanted,
  onProgress: (done: number, all: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const { learn } = wanted;
  // A browser that removes what is stored by itself removes this last.
  await navigator.storage?.persist?.().catch(() => false);
  const { data } = await callCached<typeof listCategoryWords>(PATH, callOf(wanted), 'anyone', signal);
  const left = [...data.words];
  let done = 0;
  let hasFailed = false;
  const isOver = () => hasFailed || signal.aborted;
  const worker = async () => {
    for (let word = left.shift(); word !== undefined && !isOver(); word = left.shift()) {
      if (!(await storeClipOf({ text: word.en_word, language: learn, wordId: word.id })))
        throw new NoRoomError();
      // The service worker stores what is fetched.
      if (word.emoji) await (await fetch(pictureAddress(word.emoji), { signal })).blob();
      done += 1;
      if (!isOver()) onProgress(done, data.words.length);
    }
  };
  // The others stop with the first that fails and report no more progress: the caller has heard of the failure.
  const fail = (error: unknown) => {
    hasFailed = true;
    throw error;
  };
  await Promise.all(Array.from({ length: AT_ONCE }, () => worker().catch(fail)));
  if (!signal.aborted) pinList(listAddress(wanted));
}

/** Removes the list; its sounds and pictures, which other lists share, make room by themselves. */
export function removeCategory(wanted: Wanted): Promise<void> {
  return unpinList(listAddress(wanted));
}

function callOf({ categoryId, lang, learn }: Wanted) {
  return { params: { categoryId }, query: { lang, learn } };
}

function listAddress(wanted: Wanted): string {
  return addressOf<typeof listCategoryWords>(PATH, callOf(wanted));
}
