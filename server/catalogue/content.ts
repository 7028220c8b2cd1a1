import type { CatalogueCategory, CatalogueSentence, Meaning } from './catalogue.ts';
import type { WordOfPath } from './path.ts';

/** What a content folder says. */
export type CatalogueContent = {
  categories: CatalogueCategory[];
  meanings: Meaning[];
  path: WordOfPath[];
  /** The keys of the words that have a sentence, and the sentences of a key, the first one first; none for other keys. */
  sentences: { keys: readonly string[]; of(key: string): readonly CatalogueSentence[] };
};
