import { isLetterId } from '#contract/letter-ids.ts';
import type { PacketOption } from '#contract/words.ts';
import type { Language } from '#languages/index.ts';
import type { Utterance } from '#web/platform/speech/clips.ts';
import { isAlwaysSlow } from '#web/platform/speech/pace.ts';

type Sounded = Pick<PacketOption, 'id' | 'word' | 'say'>;

export const usualPace = () => (isAlwaysSlow() ? ('slow' as const) : ('normal' as const));

/** How a word is asked of the voice; a letter, which has no recordings, as its course has it said. */
export function wordSound({ id, word, say }: Sounded, language: Language): Utterance {
  const wordId = isLetterId(id) ? undefined : id;
  return { text: say ?? word, language, wordId, pace: usualPace() };
}
