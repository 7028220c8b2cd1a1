import type { Language } from '#languages/index.ts';
import type { Catalogue, CatalogueOfPair, CatalogueWord } from './catalogue.ts';
import type { Pair } from './present.ts';

/** True where both languages of the pair have the word, and it can be learned in the second one. */
export function isOfPair(word: Pick<CatalogueWord, 'lacks' | 'variant'>, { lang, learn }: Pair): boolean {
  const { lacks = [] } = word;
  return isLearnedIn(word, learn) && !lacks.includes(lang) && !lacks.includes(learn);
}

/** A further form of a row is a word of its own language alone; any other word is learned in every language. */
export function isLearnedIn({ variant }: Pick<CatalogueWord, 'variant'>, learn: Language): boolean {
  return variant === undefined || variant.language === learn;
}

/** A word by its id, where it can be learned in a language. */
export function wordLearnedIn(
  { word }: Pick<Catalogue, 'word'>,
  id: string,
  learn: Language,
): CatalogueWord | undefined {
  const found = word(id);
  return found !== undefined && isLearnedIn(found, learn) ? found : undefined;
}

/** Both languages of a pair are this one: what it has itself. */
export const alone = (language: Language): Pair => ({ lang: language, learn: language });

/** Makes `Catalogue.ofPair`; categories of which a pair has every word are the same for all pairs. */
export function catalogueByPair({
  categories,
  word,
}: Pick<Catalogue, 'categories' | 'word'>): Catalogue['ofPair'] {
  const made = new Map<string, CatalogueOfPair>();
  const lackedSomewhere = categories.flatMap(({ words }) => words.filter(({ lacks }) => lacks !== undefined));
  return pair => {
    const name = `${pair.lang} ${pair.learn}`;
    const known = made.get(name) ?? make(pair);
    made.set(name, known);
    return known;
  };

  function make(pair: Pair): CatalogueOfPair {
    const own = categories.map(category => {
      const words = category.words.filter(one => isOfPair(one, pair));
      return words.length === category.words.length ? category : { ...category, words };
    });
    const byId = new Map(own.map(category => [category.id, category]));
    const lacking = new Set(
      lackedSomewhere.flatMap(({ id, lacks }) => (isOfPair({ lacks }, pair) ? [] : [id])),
    );
    return {
      categories: own,
      category: id => byId.get(id),
      word(id) {
        const found = lacking.has(id) ? undefined : word(id);
        const isVariant = found?.variant !== undefined;
        return isVariant && !isOfPair(found, pair) ? undefined : found;
      },
      lacking,
    };
  }
}
