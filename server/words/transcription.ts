import type { Language } from '#languages/index.ts';
import type { Utterance } from '#languages/language.ts';
import type { CatalogueWord } from '../catalogue/catalogue.ts';
import { withinTime } from '../resilience/time-limit.ts';

/** Without stress, vowel marks or kana what would be shown is a guess. */
const NEEDS_MARKS: readonly Language[] = ['ar', 'ja', 'uk'];
/** An engine that has to start first needs about as long. */
const MOST_MS = 2_000;

export type Transcribing = {
  transcribe?(word: Utterance, language: Language): Promise<string>;
};

/**
 * How a further form of a row is pronounced, which no file says: as the content has it where the form is a row's own too, else by the
 * engine. Undefined where nobody is sure; rejects where the engine is busy, away or slow.
 */
export async function transcriptionOf(
  { transcribe }: Transcribing,
  word: CatalogueWord,
  learn: Language,
): Promise<string | undefined> {
  const { [learn]: known } = word.transcriptions;
  const { [learn]: spoken } = word.spoken;
  const isGuess = spoken === undefined && NEEDS_MARKS.includes(learn);
  if (known !== undefined || isGuess || transcribe === undefined) return known;
  const asked = { text: word.forms[learn], spoken, pos: word.pos };
  const said = await withinTime(MOST_MS, () => transcribe(asked, learn));
  return said || undefined;
}
