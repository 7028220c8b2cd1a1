import type { Language } from '#languages/index.ts';
import type { Catalogue, CatalogueOfPair, CatalogueWord } from './catalogue.ts';
import type { Pair } from './present.ts';

/** True where both languages of the pair have the word. */
export function isOfPair({ lacks = [] }: Pick<CatalogueWord, 'lacks'>, { lang, learn }: Pair): boolean {
  return !lacks.includes(lang) && !lacks.includes(learn);
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
      word: id => (lacking.has(id) ? undefined : word(id)),
      lacking,
    };
  }
}
