import type { Gloss, TokenReading, TokenWord } from '#contract/reader.ts';
import { SENSE_SEPARATOR } from '#contract/separators.ts';
import type { Translation, WordReading } from '#contract/translation.ts';
import { rowOfWord, variantId } from '#contract/variant-ids.ts';
import type { Language } from '#languages/index.ts';

/** More would bury the common senses. */
const MOST_SENSES = 8;

/** What came with a text of the words in it, by their ids, and its language. */
export type Glosses = { rows: Record<string, Gloss>; learn: Language };

/**
 * What a word of a text means, from what came with the text; undefined when nothing is known of it.
 *
 * @param chosen the id of the word that the reader says is meant
 */
export function meaningOf(
  { form, readings }: TokenWord,
  glosses: Glosses,
  chosen?: string,
): Translation | undefined {
  const { rows } = glosses;
  const ordered = withChosen(readings, glosses, chosen).map(reading => explained(reading, glosses));
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

/** The word that a form in a text counts as: the chosen one, else the first of the likeliest reading. */
export function wordOf({ readings }: TokenWord, glosses: Glosses, chosen?: string): string | undefined {
  const [reading] = withChosen(readings, glosses, chosen);
  const row = reading?.rows[0];
  return reading === undefined || row === undefined ? undefined : wordIn(reading, row, glosses);
}

/** Which word a reading is of one of its rows: the row itself, or a further form of it, which came as a word of its own. */
export function wordIn(
  { base, head }: Pick<TokenReading, 'base' | 'head'>,
  row: string,
  { rows, learn }: Glosses,
): string {
  const form = head ?? base;
  if (rows[row]?.form === form) return row;
  const id = variantId(learn, form, row);
  return Object.hasOwn(rows, id) ? id : row;
}

function withChosen(
  readings: readonly TokenReading[],
  glosses: Glosses,
  chosen: string | undefined,
): readonly TokenReading[] {
  if (chosen === undefined) return readings;
  const row = rowOfWord(chosen);
  const own = readings.find(reading => {
    const isMeant = chosen === row || wordIn(reading, row, glosses) === chosen;
    return isMeant && reading.rows.includes(row);
  });
  const gloss = glosses.rows[chosen];
  if (own === undefined && gloss === undefined) return readings;
  const meant = own ?? { base: gloss?.form ?? '', rows: [], tags: [], before: [], after: [] };
  const first = { ...meant, rows: [row, ...meant.rows.filter(key => key !== row)] };
  return [first, ...readings.filter(reading => reading !== own)];
}

function explained({ rows: keys, ...reading }: TokenReading, known: Glosses): WordReading {
  const ids = keys.map(key => wordIn(reading, key, known));
  const glosses = ids.flatMap(id => known.rows[id] ?? []);
  const senses = glosses.flatMap(({ translation }) => translation.split(SENSE_SEPARATOR));
  const [first] = glosses;
  // A particle may mean what rows with another form say (で: に); how those are said is not how it is.
  const own = glosses.find(({ form }) => form.split(SENSE_SEPARATOR).includes(reading.head ?? reading.base));
  const isWhole = reading.head === undefined;
  const listed = own === undefined ? first : ids[0] === keys[0] ? undefined : known.rows[keys[0] ?? ''];
  return {
    ...reading,
    ...(isWhole && listed && listed.form !== '' && { listed_as: listed.form }),
    word_id: ids[0],
    translation:
      senses.length === 0 ? undefined : [...new Set(senses)].slice(0, MOST_SENSES).join(SENSE_SEPARATOR),
    transcription: isWhole ? own?.transcription : undefined,
    spoken: isWhole ? own?.spoken : undefined,
    emoji: isWhole ? first?.emoji : undefined,
    gender: own?.gender,
    article: own?.article,
  };
}
