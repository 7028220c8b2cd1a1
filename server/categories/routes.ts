import { listCatalogueWords, listCategories, listCategoryWords, searchWords } from '#contract/categories.ts';
import type { Answer } from '#contract/endpoint.ts';
import type { Language } from '#contract/languages.ts';
import { done } from '../answers.ts';
import type { Bind } from '../bind.ts';
import type { Catalogue, CatalogueCategory } from '../catalogue/catalogue.ts';
import { type Pair, presentWord } from '../catalogue/present.ts';
import { notFound } from '../errors.ts';
import { keepReady } from '../ready-answer.ts';
import { wordSearch } from './search.ts';

/** Lists kept as ready bytes: some 13 kB each, so this is about 30 MB when every pair of languages is in use. */
const MOST_LISTS = 2500;

export function categoryRoutes(bind: Bind, { catalogue }: { catalogue: Catalogue }): void {
  const lists = keepReady<Answer<typeof listCategories>>(17);
  const wordLists = keepReady<Answer<typeof listCategoryWords>>(MOST_LISTS);
  const wholeCatalogue = keepReady<Answer<typeof listCatalogueWords>>(1);

  bind(listCategories, ({ query }) => lists(query.lang, () => categoryList(catalogue, query.lang)));

  bind(listCategoryWords, ({ params, query }) => {
    const category = catalogue.category(params.categoryId);
    if (category === undefined) throw notFound('Category');
    return wordLists(`${category.id} ${query.lang} ${query.learn}`, () => wordList(category, query));
  });

  const search = wordSearch(catalogue);
  bind(searchWords, ({ query }) =>
    done({ words: search(query.search, query).map(word => presentWord(word, query)) }),
  );

  bind(listCatalogueWords, () => wholeCatalogue('', () => idsAndForms(catalogue)));
}

function categoryList(catalogue: Catalogue, lang: Language) {
  return done(catalogue.categories.map(category => presentCategory(category, lang)));
}

function wordList(category: CatalogueCategory, pair: Pair) {
  const words = category.words.map(word => presentWord(word, pair));
  return done({ words, category: presentCategory(category, pair.lang) });
}

function idsAndForms(catalogue: Catalogue) {
  const words = catalogue.categories.flatMap(category => category.words);
  return done({ words: words.map((word): [string, string] => [word.id, word.forms.en]) });
}

function presentCategory({ id, names, emoji, words }: CatalogueCategory, lang: Language) {
  return { id, name: names[lang], emoji, word_count: words.length };
}
