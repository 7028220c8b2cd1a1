import type { PageName } from '#contract/pages.ts';

/** Pages of a person, of the link in one e-mail, or with other words each time: nothing to find. */
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
