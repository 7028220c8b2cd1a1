import { DICTIONARY_SOURCE, type TestType } from '#contract/test-types.ts';
import type {
  AskedWord,
  learnWords,
  reverseWords,
  userLearnWords,
  userReverseWords,
} from '#contract/trainers.ts';
import type { Language } from '#languages/index.ts';
import { call } from '#web/platform/http/http.ts';
import { pendingWords } from '#web/platform/offline/pending/pending-words.ts';
import { offlineFallback } from './offline-fallback.ts';

type PacketCall = typeof learnWords | typeof reverseWords | typeof userLearnWords | typeof userReverseWords;
type Wanted = { testType: TestType; source: string; lang: Language; learn: Language };

/** Which call feeds a test: from a category, or from the person's dictionary (spec §7 with its rulings). */
const CALLS: Record<TestType, { category: PacketCall['path']; dictionary: PacketCall['path'] }> = {
  translation_to_word: { category: '/tests/reverse-words', dictionary: '/tests/user/reverse-words' },
  word_to_translation: { category: '/tests/reverse-words', dictionary: '/tests/user/learn-words' },
  flashcards: { category: '/tests/learn-words', dictionary: '/tests/user/learn-words' },
};

export function packetPath(testType: TestType, source: string): PacketCall['path'] {
  return CALLS[testType][source === DICTIONARY_SOURCE ? 'dictionary' : 'category'];
}

/** The questions of one sitting, new ones at every call; drawn from the list that is kept where the server is away. Throws ApiError. */
export async function fetchPacket(wanted: Wanted, signal: AbortSignal): Promise<AskedWord[]> {
  const path = packetPath(wanted.testType, wanted.source);
  const query = { ...wanted, ...(await pendingWords(wanted.learn)) };
  const asking = call<PacketCall>('GET', path, { query }, signal);
  return offlineFallback(
    asking.then(({ data }) => data.packetWords),
    // Not part of the first load: the worker keeps it for when it is wanted.
    async () => (await import('./packet-from-lists.ts')).packetFromLists(wanted, Math.random),
  );
}
