import type { PageName } from '#contract/pages.ts';

type Pages = ReadonlySet<PageName | undefined>;

const MY_WORDS = ['myDictionary', 'myCards', 'transfer'] as const;
const TRAINING = [
  'learn',
  'placement',
  'testsMenu',
  'selectSource',
  'testWords',
  'testWordsReverse',
  'testFlashcards',
  'aiTeacher',
] as const;
const TEXTS = ['texts', 'text'] as const;

const pages = (...names: PageName[]): Pages => new Set<PageName | undefined>(names);

/** The pages behind each tab and menu, which so says that one is in it, also where nothing in it leads to the very page. */
export const PARTS = {
  words: pages('categories', 'categoryWords', ...MY_WORDS),
  myWords: pages(...MY_WORDS),
  training: pages(...TRAINING),
  texts: pages(...TEXTS),
  /** The dropdown of the header holds texts as well. */
  trainers: pages(...TRAINING, ...TEXTS),
  account: pages(...MY_WORDS, 'dashboard', 'profile'),
} as const satisfies Record<string, Pages>;

export type Part = keyof typeof PARTS;
