import { letterId } from '#contract/letter-ids.ts';
import type { ReadWord } from '#contract/letters.ts';
import { shuffled } from '#contract/shuffled.ts';
import type { Language } from '#languages/index.ts';
import type { Catalogue, CatalogueCourse, CatalogueWord } from '../catalogue/catalogue.ts';
import type { Pair } from '../catalogue/present.ts';
import { bestFirst, type Readable, readableWords, writtenAs } from './readable-words.ts';

/** A choice has as many wrong answers. */
const DECOYS = 3;
/** So many letters of a lesson are met before the first word is read. */
const FIRST_LETTERS = 3;
/** Words that the first letters are enough for, and words in all; a round takes fewer of them. */
const EARLY = 2;
const MOST = 6;
/** Among so many of the best the chance chooses, so that not every round has the same words. */
const AMONG = 24;
/** Decoys are drawn from so many that are the most like the word. */
const LIKE = 9;

type Asked = {
  pair: Pair;
  /** Ids of the letters that are met in this round, in their order, and of those that were met before. */
  fresh: readonly string[];
  met: ReadonlySet<string>;
  random: () => number;
};

/**
 * Taught words of nothing but letters that are known by the end of the round, to be read whole; those with a letter that is new in it go before
 * others. None where the reader knows the script already. What is asked is the reading, not the meaning, which nobody can know yet.
 */
export function askReadings(
  catalogue: Catalogue,
  course: CatalogueCourse,
  { pair, fresh, met, random }: Asked,
): ReadWord[] {
  const all = (readableWords(catalogue, course, pair) ?? []).filter(
    ({ word }) => readingOf(word, pair.learn) !== undefined,
  );
  const madeOf = (known: ReadonlySet<string>) =>
    all.filter(({ signs }) => [...signs].every(sign => known.has(letterId(sign))));
  const isFresh = ({ signs }: Readable) => [...signs].some(sign => fresh.includes(letterId(sign)));
  const best = (readable: readonly Readable[], most: number) => {
    const bySign = new Map(readable.map(one => [one.word, one]));
    const words = bestFirst([...bySign.keys()], pair.learn).slice(0, AMONG);
    return shuffled(words, random)
      .slice(0, most)
      .flatMap(word => bySign.get(word) ?? []);
  };
  const early = best(madeOf(new Set([...met, ...fresh.slice(0, FIRST_LETTERS)])).filter(isFresh), EARLY);
  const known = madeOf(new Set([...met, ...fresh]));
  const late = best(fresh.length > 0 ? known.filter(isFresh) : known, MOST);
  return [...new Set([...early, ...late])].slice(0, MOST).flatMap(readable => {
    const decoys = decoysOf(readable, all, { pair, random });
    if (decoys.length === 0) return [];
    const { word, signs } = readable;
    return {
      ...optionOf(word, pair.learn),
      sense: word.forms[pair.lang],
      emoji: word.emoji || undefined,
      shelf: word.shelf || undefined,
      otherWords: decoys.map(decoy => optionOf(decoy, pair.learn)),
      why: 'practice' as const,
      needs: [...signs].map(letterId).filter(id => fresh.includes(id)),
    };
  });
}

/** How a word is read, in Latin letters where it is written in those too (`いぬ · inu`). */
const readingOf = ({ transcriptions }: CatalogueWord, learn: Language) =>
  transcriptions[learn]?.split(' · ').at(-1);

const optionOf = (word: CatalogueWord, learn: Language) => ({
  id: word.id,
  word: writtenAs(word, learn),
  translation: readingOf(word, learn) ?? '',
});

/** Words that begin as this one does, are as long and end alike: who reads the first letter alone does not know it yet. */
function decoysOf(
  { word, signs }: Readable,
  all: readonly Readable[],
  { pair: { learn }, random }: Pick<Asked, 'pair' | 'random'>,
): CatalogueWord[] {
  const form = writtenAs(word, learn);
  const [first] = signs;
  const cost = (other: Readable) => {
    const written = writtenAs(other.word, learn);
    const length = Math.abs(written.length - form.length);
    const isBeginningAlike = other.signs.values().next().value === first;
    return length + (isBeginningAlike ? 0 : 3) + (written.at(-1) === form.at(-1) ? 0 : 1);
  };
  const byCost = all.map(other => ({ other: other.word, cost: cost(other) }));
  const like = byCost.sort((one, other) => one.cost - other.cost);
  const taken = new Map([[readingOf(word, learn), word]]);
  const forms = new Set([form]);
  for (const { other } of like) {
    if (taken.size > LIKE) break;
    const reading = readingOf(other, learn);
    if (taken.has(reading) || forms.has(writtenAs(other, learn))) continue;
    taken.set(reading, other);
    forms.add(writtenAs(other, learn));
  }
  return shuffled([...taken.values()].slice(1), random).slice(0, DECOYS);
}
