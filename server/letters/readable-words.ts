import { hasOwnScript } from '#contract/letter-ids.ts';
import type { Language } from '#languages/index.ts';
import { signsOf } from '#languages/written-signs.ts';
import type { Catalogue, CatalogueCourse, CatalogueWord } from '../catalogue/catalogue.ts';
import { isOfPair } from '../catalogue/of-pair.ts';
import type { Pair } from '../catalogue/present.ts';

/** A word, its signs in their order, and the lesson after which it can be read. */
export type Readable = { word: CatalogueWord; signs: ReadonlySet<string>; lesson: number };

/** Those with a picture first, then the shorter ones; of words that are written alike one. */
export function bestFirst(words: readonly CatalogueWord[], learn: Language): CatalogueWord[] {
  const cost = ({ emoji, forms }: CatalogueWord) => (emoji === '' ? 100 : 0) + forms[learn].length;
  const sorted = [...words].sort((one, other) => cost(one) - cost(other));
  return [...new Map(sorted.toReversed().map(word => [word.forms[learn], word])).values()].toReversed();
}

/** The taught words of a pair that the letters of a course are enough for; undefined where its reader knows the letters already. */
export function readableWords(
  catalogue: Catalogue,
  course: CatalogueCourse,
  pair: Pair,
): Readable[] | undefined {
  if (!hasOwnScript(pair.learn)) return undefined;
  const known = takenApart.get(course) ?? takeApart(catalogue, course, pair.learn);
  takenApart.set(course, known);
  return known.filter(({ word }) => isOfPair(word, pair));
}

/** The words of a course, whoever takes it: taking thousands apart takes longer than all else of a reply. */
const takenApart = new WeakMap<CatalogueCourse, Readable[]>();

function takeApart(catalogue: Catalogue, { letters }: CatalogueCourse, learn: Language): Readable[] {
  const lessonOf = new Map(letters.map(({ sign, lesson }) => [sign, lesson]));
  const longest = Math.max(...letters.map(({ sign }) => sign.length));
  const isSign = (text: string) => lessonOf.has(text);
  const words = catalogue.categories.flatMap(category => category.words);
  return words.flatMap(word => {
    const signs = signsOf(writtenAs(word, learn), learn, isSign, longest);
    if (signs === undefined || signs.length === 0) return [];
    const lesson = Math.max(...signs.map(sign => lessonOf.get(sign) ?? 0));
    return [{ word, signs: new Set(signs), lesson }];
  });
}

/** Whoever learns kana reads the kana of a word. */
export function writtenAs({ forms, spoken }: CatalogueWord, learn: Language): string {
  return (learn === 'ja' && spoken.ja) || forms[learn];
}
