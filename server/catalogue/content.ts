import type { CatalogueCategory, CatalogueSentence, Meaning } from './catalogue.ts';
import type { WordOfPath } from './path.ts';

/** What a content folder says. */
export type CatalogueContent = {
  categories: CatalogueCategory[];
  meanings: Meaning[];
  path: WordOfPath[];
  /** The keys of the words that have a sentence, and the sentence of a key. */
  sentences: { keys: readonly string[]; of(key: string): CatalogueSentence | undefined };
};
