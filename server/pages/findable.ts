import type { PageName } from '#contract/pages.ts';

/** What is of a person, of one letter, or other words each time: nothing to find. */
const PRIVATE: readonly PageName[] = [
  'resetPassword',
  'confirmEmail',
  'profile',
  'myDictionary',
  'myCards',
  'transfer',
  'dashboard',
  'learn',
  'testWords',
  'testWordsReverse',
  'testFlashcards',
];

/** Whether search engines are to list a page. */
export const isFindable = (page: PageName) => !PRIVATE.includes(page);
