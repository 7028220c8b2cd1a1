import type { listDictionary, listMyWords } from '#contract/dictionary.ts';
import type { getLearning, getWordsAhead, listLearningWords } from '#contract/learning.ts';
import type { Language } from '#languages/index.ts';
import { isDearLine } from '#web/platform/loading/dear-line.ts';
import { readyDevice } from '#web/platform/speech/by-device.ts';
import { fetchClip } from '#web/platform/speech/clips.ts';
import { callCached } from './response-cache/cached-call.ts';

/** Some 4 kB each; what is asked first comes first. */
const MOST_SOUNDS = 120;
/** Nobody waits for these sounds, and somebody may wait for others. */
const BETWEEN_SOUNDS_MS = 150;

/**
 * Stores what a learner needs in the next days: the words that will be asked, with their sounds, the dictionary, and how one stands with
 * words. Sounds only where bytes are cheap, with what a voice of the device may say where a sound is missing. Gives up quietly where the server is away; `signal` ends it.
 */
export async function prefetchStudy(
  pair: { lang: Language; learn: Language },
  signal: AbortSignal,
): Promise<void> {
  const { lang, learn } = pair;
  const ahead = await callCached<typeof getWordsAhead>('/learning/ahead', { query: pair }, 'user', signal);
  await callCached<typeof listDictionary>('/user-dictionary', { query: pair }, 'user', signal);
  await callCached<typeof listLearningWords>('/learning/words', { query: { learn } }, 'user', signal);
  await callCached<typeof listMyWords>('/my-words', { query: { learn, lang } }, 'user', signal);
  await callCached<typeof getLearning>('/learning', { query: { learn, lang } }, 'user', signal);
  if (isDearLine()) return;
  readyDevice([learn]);
  for (const { id, word } of ahead.data.packetWords.slice(0, MOST_SOUNDS)) {
    if (signal.aborted) return;
    await fetchClip({ text: word, language: learn, wordId: id });
    await new Promise(resolve => setTimeout(resolve, BETWEEN_SOUNDS_MS));
  }
}
