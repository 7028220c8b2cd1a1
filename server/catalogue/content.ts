import type {
  CatalogueCategory,
  CatalogueCourse,
  CatalogueSentence,
  Meaning,
  WordFacts,
} from './catalogue.ts';
import type { WordOfPath } from './path.ts';

/** What a content folder says. */
export type CatalogueContent = {
  categories: CatalogueCategory[];
  meanings: Meaning[];
  path: WordOfPath[];
  sentences: ByKey<readonly CatalogueSentence[]>;
  collocations: ByKey<readonly CatalogueSentence[]>;
  facts: ByKey<WordFacts>;
  /** By the codes of their languages. */
  courses: ByKey<CatalogueCourse>;
};

/** The keys of the words of which something is said, and what is said of a key. */
export type ByKey<Said> = { keys: readonly string[]; of(key: string): Said | undefined };
