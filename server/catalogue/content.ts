import type { CatalogueCategory, CatalogueSentence, Meaning } from './catalogue.ts';
import type { WordOfPath } from './path.ts';

/** What a content folder says. */
export type CatalogueContent = {
  categories: CatalogueCategory[];
  meanings: Meaning[];
  path: WordOfPath[];
  sentences: SentencesByKey;
  collocations: SentencesByKey;
};

/** The keys of the words that have some, and those of a key in the order of their files; none for other keys. */
export type SentencesByKey = { keys: readonly string[]; of(key: string): readonly CatalogueSentence[] };
