import type { Gloss, TokenReading, TokenWord } from '#contract/reader.ts';
import { SENSE_SEPARATOR } from '#contract/separators.ts';
import type { Translation, WordReading } from '#contract/translation.ts';

/** More would bury the common senses. */
const MOST_SENSES = 8;

/**
 * What a word of a text means, from what came with the text; undefined when nothing is known of it.
 *
 * @param rows what the rows say, by their keys
 * @param chosen the key of the row that the reader says is meant
 */
export function meaningOf(
  { form, readings }: TokenWord,
  rows: Record<string, Gloss>,
  chosen?: string,
): Translation | undefined {
  const ordered = withChosen(readings, rows, chosen).map(reading => explained(reading, rows));
  const [first] = ordered;
  if (first === undefined) return undefined;
  const { word_id: row } = first;
  const isLacking = row !== undefined && rows[row]?.is_lacking;
  return {
    translation: first.translation ?? '',
    base: first.base.toLowerCase() === form ? undefined : first.base,
    transcription: first.transcription,
    word_id: isLacking ? undefined : row,
    emoji: first.emoji,
    readings: ordered,
  };
}

/**
 * What is shown of an English word: what its letters alone mean, with the readings that came with the text. Without its apostrophe
 * it’s would be its: where the letters are another word than the contraction, what came with the text is meant.
 */
export function meantBy(
  reply: Translation | null | undefined,
  given: Translation | undefined,
): Translation | null | undefined {
  if (!reply || given === undefined) return reply;
  const isContraction = (given.readings?.[0]?.after.length ?? 0) > 0;
  const isOther = isContraction && !reply.base?.includes(' ');
  return isOther ? given : { ...reply, readings: given.readings };
}

/** The row that a word counts as: the chosen one, else the first of the likeliest reading. */
export function rowOf({ readings }: TokenWord, chosen?: string): string | undefined {
  return chosen ?? readings[0]?.rows[0];
}

function withChosen(
  readings: readonly TokenReading[],
  rows: Record<string, Gloss>,
  chosen: string | undefined,
): readonly TokenReading[] {
  if (chosen === undefined) return readings;
  const own = readings.find(reading => reading.rows.includes(chosen));
  const gloss = rows[chosen];
  if (own === undefined && gloss === undefined) return readings;
  const meant = own ?? { base: gloss?.form ?? '', rows: [], tags: [], before: [], after: [] };
  const first = { ...meant, rows: [chosen, ...meant.rows.filter(key => key !== chosen)] };
  return [first, ...readings.filter(reading => reading !== own)];
}

function explained({ rows: keys, ...reading }: TokenReading, rows: Record<string, Gloss>): WordReading {
  const glosses = keys.flatMap(key => rows[key] ?? []);
  const senses = glosses.flatMap(({ translation }) => translation.split(SENSE_SEPARATOR));
  const [first] = glosses;
  // A particle may mean what rows with another form say (で: に); how those are said is not how it is.
  const own = glosses.find(({ form }) => form.split(SENSE_SEPARATOR).includes(reading.head ?? reading.base));
  const isWhole = reading.head === undefined;
  const isOther = isWhole && own === undefined && first !== undefined && first.form !== '';
  return {
    ...reading,
    ...(isOther && { listed_as: first.form }),
    word_id: keys[0],
    translation:
      senses.length === 0 ? undefined : [...new Set(senses)].slice(0, MOST_SENSES).join(SENSE_SEPARATOR),
    transcription: isWhole ? own?.transcription : undefined,
    spoken: isWhole ? own?.spoken : undefined,
    emoji: isWhole ? first?.emoji : undefined,
    gender: own?.gender,
    article: own?.article,
  };
}
