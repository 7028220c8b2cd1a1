import {
  getWordForms,
  listCatalogueWords,
  listCategories,
  listCategoryWords,
  searchWords,
} from '#contract/categories.ts';
import type { Reply } from '#contract/endpoint.ts';
import { listSentences } from '#contract/sentences.ts';
import type { Language } from '#languages/index.ts';
import type { Catalogue, CatalogueCategory, CatalogueWord } from '../catalogue/catalogue.ts';
import { type Pair, presentSentence } from '../catalogue/present.ts';
import { wordWriter } from '../catalogue/word-json.ts';
import type { Bind } from '../http/bind.ts';
import { publicResponse, responseCache } from '../http/cached-response.ts';
import { notFound } from '../http/errors.ts';
import type { Limits } from '../http/limits.ts';
import { done, doneJson, type JsonText } from '../http/success.ts';
import { wordSearch } from './search.ts';

const MEGABYTE = 1024 * 1024;
/** Names of all categories: some 6 kB a pair of languages. */
const CATEGORY_LISTS_BYTES = MEGABYTE;
/** Every word of a pair: some 300 kB, so this holds those of the dozen pairs used most. */
const CATALOGUE_LISTS_BYTES = 4 * MEGABYTE;
/** Words of a category: some 13 kB a pair of languages, so this holds those of the 50 pairs used most. */
const WORD_LISTS_BYTES = 48 * MEGABYTE;
/** All sentences of a pair have some 200 kB, those of a category 5. */
const SENTENCES_BYTES = 8 * MEGABYTE;

export function categoryRoutes(
  bind: Bind,
  { catalogue, limits }: { catalogue: Catalogue; limits: Limits },
): void {
  const search = wordSearch(catalogue);
  const write = wordWriter();
  const lists = responseCache<Reply<typeof listCategories>>(CATEGORY_LISTS_BYTES);
  const wordLists = responseCache<Reply<typeof listCategoryWords>>(WORD_LISTS_BYTES);
  const sentenceLists = responseCache<Reply<typeof listSentences>>(SENTENCES_BYTES);
  const wholeCatalogue = responseCache<Reply<typeof listCatalogueWords>>(CATALOGUE_LISTS_BYTES);

  bind(listCategories, ({ query: { lang, learn = lang } }) =>
    lists(`${lang} ${learn}`, () => categoryList(catalogue, { lang, learn })),
  );

  bind(listCategoryWords, ({ params, query, ip }) => {
    const category = catalogue.ofPair(query).category(params.categoryId);
    if (category === undefined) throw notFound('Category');
    return wordLists(`${category.id} ${query.lang} ${query.learn} ${query.limit ?? ''}`, () => {
      limits.countHere('publicLists', ip);
      return wordList(category, query, query.limit);
    });
  });

  bind(listSentences, ({ query: { category: id, ...pair }, ip }) => {
    const ofPair = catalogue.ofPair(pair);
    const category = id === undefined ? undefined : ofPair.category(id);
    if (id !== undefined && category === undefined) throw notFound('Category');
    return sentenceLists(`${pair.lang} ${pair.learn} ${id ?? ''}`, () => {
      limits.countHere('publicLists', ip);
      const words = category?.words ?? ofPair.categories.flatMap(({ words }) => words);
      return done({ sentences: sentencesOf(catalogue, words, pair) });
    });
  });

  bind(searchWords, ({ query, ip }) => {
    limits.countHere('search', ip);
    const { words, inSentences } = search(query.search, query);
    const written = write([...words, ...inSentences], query);
    const sentences = JSON.stringify(sentencesOf(catalogue, inSentences, query));
    return publicResponse<Reply<typeof searchWords>>(
      doneJson(`{"words":${written},"sentences":${sentences}}`),
    );
  });

  bind(getWordForms, ({ params }) => {
    const word = catalogue.word(params.wordId);
    if (word === undefined) throw notFound('Word');
    const forms = Object.fromEntries(Object.entries(word.forms).filter(([, form]) => form !== ''));
    return publicResponse<Reply<typeof getWordForms>>(doneJson(JSON.stringify({ forms })));
  });

  bind(listCatalogueWords, ({ query }) =>
    wholeCatalogue(`${query.lang} ${query.learn}`, () => idsAndForms(catalogue, query)),
  );

  function wordList(category: CatalogueCategory, pair: Pair, limit?: number): JsonText {
    const words = write(category.words.slice(0, limit), pair);
    return doneJson(`{"words":${words},"category":${JSON.stringify(presentCategory(category, pair.lang))}}`);
  }
}

function categoryList(catalogue: Catalogue, pair: Pair) {
  return done(catalogue.ofPair(pair).categories.map(category => presentCategory(category, pair.lang)));
}

function sentencesOf(catalogue: Catalogue, words: readonly CatalogueWord[], pair: Pair) {
  return Object.fromEntries(
    words.flatMap(({ id }) => {
      const [sentence] = catalogue.sentences(id);
      return sentence === undefined ? [] : [[id, presentSentence(sentence, pair)]];
    }),
  );
}

type CatalogueEntry = [id: string, form: string, category: string];

function idsAndForms(catalogue: Catalogue, pair: Pair) {
  const taught = catalogue.ofPair(pair).categories.flatMap(category => category.words);
  const words = [...taught, ...catalogue.furtherWords];
  return done({ words: words.map(({ id, forms, category }): CatalogueEntry => [id, forms.en, category]) });
}

function presentCategory({ id, names, emoji, shelf, words }: CatalogueCategory, lang: Language) {
  return { id, name: names[lang], emoji, shelf, word_count: words.length };
}
