import type { Language } from '#languages/index.ts';
import type { Utterance } from '#web/platform/speech/clips.ts';
import type { Turn } from '#web/vocabulary/speech/speak-in-turn.ts';

/** A breath; without it sentences run into one another. */
export const PAUSE_BETWEEN_SENTENCES_MS = 300;

/** A sentence in the pieces it is spoken in. */
export type SpokenSentence = { index: number; parts: string[] };

/** Sentence after sentence, with a breath between them; the mark is the sentence's index. */
export function sentenceTurns(
  sentences: readonly SpokenSentence[],
  { language, pace }: { language: Language; pace: Utterance['pace'] },
): Turn<number>[] {
  const spoken = sentences.filter(({ parts }) => parts.length > 0);
  return spoken.flatMap(({ index, parts }, place) =>
    parts.map((text, part) => ({
      mark: index,
      utterance: { text, language, pace },
      pauseBefore: place > 0 && part === 0 ? PAUSE_BETWEEN_SENTENCES_MS : 0,
    })),
  );
}
