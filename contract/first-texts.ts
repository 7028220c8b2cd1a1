import type { PageName } from './pages.ts';

/**
 * What frame and home say, by namespace or by key: the texts that come first. All others come beside them with the other pages, and
 * once home is idle.
 */
export const FIRST_TEXTS = [
  'common',
  'errors',
  'layout',
  'nav',
  'home',
  'notFound',
  'speech',
  'account.loggedOut',
  'account.logoutError',
  'account.logoutFailed',
  'account.profile',
  'categories.mineOf',
  'categories.words',
  'dashboard.doneToday',
  'dashboard.failed',
  'dashboard.languages',
  'dashboard.longest',
  'dashboard.streak',
  'dictionary.add',
  'dictionary.addFailed',
  'dictionary.added',
  'dictionary.addedMany',
  'dictionary.allThere',
  'dictionary.alreadyThere',
  'dictionary.isThere',
  'dictionary.loginToAdd',
  'dictionary.loginToRemove',
  'dictionary.nothingSelected',
  'dictionary.waits',
  'dictionary.removeFailed',
  'dictionary.removed',
  'dictionary.removedMany',
  'learn.title',
  'learn.waiting',
  'marks.failed',
  'marks.share',
  'marks.short',
  'marks.undoFailed',
  'offline.away',
  'offline.needs',
  'offline.newVersion',
  'offline.savedAt',
  'offline.sent',
  'offline.unkept',
  'placement.kept',
  'placement.marked',
  'placement.undone',
  'trainers.flashcards',
  'trainers.translation_to_word',
  'trainers.word_to_translation',
  'words.chooseLearning',
  'words.failed',
  'words.gender',
  'words.sameLanguage',
] as const;

/** Whether a page says more than the first texts; without a name it is the page for what is not there. */
export function needsAllTexts(page: PageName | undefined): boolean {
  return page !== undefined && page !== 'home';
}
