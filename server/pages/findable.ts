import type { PageName } from '#contract/pages.ts';

/** Pages of a person, of a link that not everybody is to have, or with other words each time: nothing to find. */
const PRIVATE: readonly PageName[] = [
  'resetPassword',
  'confirmEmail',
  'endReminders',
  'profile',
  'myDictionary',
  'myCards',
  'transfer',
  'dashboard',
  'lists',
  'list',
  'learn',
  'testWords',
  'testWordsReverse',
  'testFlashcards',
];

/** Whether search engines are to list a page. */
export const isFindable = (page: PageName) => !PRIVATE.includes(page);
