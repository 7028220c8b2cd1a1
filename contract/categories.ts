import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { success } from './envelope.ts';
import { CountedPair, LanguageCode, LanguagePair, requiredText, Slug } from './fields.ts';
import { LONGEST_SEARCH } from './search.ts';
import { Sentence } from './sentences.ts';
import { SHELVES } from './shelves.ts';
import { Word } from './words.ts';

/** No category has as many words. */
const MOST_WORDS = 1000;

export const Category = z.object({
  id: z.string(),
  name: z.string(),
  emoji: z.string(),
  shelf: z.enum(SHELVES),
  word_count: z.number(),
});
export type Category = z.infer<typeof Category>;

export const listCategories = endpoint({
  method: 'GET',
  path: '/categories',
  access: 'anyone',
  summary:
    'All categories, easy first, named in the interface language; with `learn`, `word_count` is of the words that both languages have',
  query: CountedPair,
  reply: success(z.array(Category)),
});

export const listCategoryWords = endpoint({
  method: 'GET',
  path: '/categories/:categoryId/words',
  access: 'anyone',
  summary: 'The words of a category in a pair of languages, easy first; with `limit` only so many of them',
  params: z.object({ categoryId: z.string() }),
  query: LanguagePair.extend({ limit: z.coerce.number().int().min(1).max(MOST_WORDS).optional() }),
  reply: success(z.object({ words: z.array(Word), category: Category })),
});

export const getWordForms = endpoint({
  method: 'GET',
  path: '/words/:wordId/forms',
  access: 'anyone',
  summary: 'A word of the catalogue in every language that has it',
  params: z.object({ wordId: Slug }),
  reply: success(z.object({ forms: z.partialRecord(LanguageCode, z.string()) })),
});

export const listCatalogueWords = endpoint({
  method: 'GET',
  path: '/catalogue-words',
  access: 'anyone',
  summary:
    'Every word that can be learned in a pair of languages: its id, its English form and its category (none for rows of the dictionary), the taught ones first, easy first',
  query: LanguagePair,
  reply: success(z.object({ words: z.array(z.tuple([z.string(), z.string(), z.string()])) })),
});

export const searchWords = endpoint({
  method: 'GET',
  path: '/words',
  access: 'anyone',
  summary:
    'The words of a pair of languages in which a text occurs, closest first, then those whose sentence alone has it, with these sentences by the id of the word; at most 60',
  query: LanguagePair.extend({ search: requiredText(LONGEST_SEARCH) }),
  reply: success(z.object({ words: z.array(Word), sentences: z.record(z.string(), Sentence).optional() })),
});
