import type { PageName } from './pages.ts';
import type { Visitor } from './rendering.ts';

/** The module of each page below web/: the browser loads it, and the server names its built files in the head of the page. */
export const PAGE_MODULES: Record<PageName, string> = {
  home: 'features/home/guest-home-page.tsx',
  categories: 'features/categories/categories-page.tsx',
  categoryWords: 'features/categories/category-words-page.tsx',
  word: 'features/word/word-page.tsx',
  exercises: 'features/home/coming-soon-page.tsx',
  posts: 'features/home/coming-soon-page.tsx',
  texts: 'features/reader/texts-page.tsx',
  text: 'features/reader/text-page.tsx',
  selectSource: 'features/trainers/source-page.tsx',
  testsMenu: 'features/trainers/menu-page.tsx',
  testWords: 'features/trainers/choice-test-page.tsx',
  testWordsReverse: 'features/trainers/choice-test-page.tsx',
  testFlashcards: 'features/trainers/flashcards-page.tsx',
  contact: 'features/contact/contact-page.tsx',
  login: 'features/account/login-page.tsx',
  register: 'features/account/register-page.tsx',
  resetPassword: 'features/account/reset-password-page.tsx',
  confirmEmail: 'features/account/confirm-email-page.tsx',
  endReminders: 'features/account/end-reminders-page.tsx',
  profile: 'features/account/profile-page.tsx',
  myDictionary: 'features/dictionary/dictionary-page.tsx',
  myCards: 'features/cards/cards-page.tsx',
  transfer: 'features/transfer/transfer-page.tsx',
  analyser: 'features/analyser/analyser-page.tsx',
  aiTeacher: 'features/teacher/ai-teacher-page.tsx',
  dashboard: 'features/dashboard/dashboard-page.tsx',
  learn: 'features/trainers/round/learn-page.tsx',
  placement: 'features/placement/placement-page.tsx',
  path: 'features/path/path-page.tsx',
  letters: 'features/letters/letters-page.tsx',
  lists: 'features/lists/lists-page.tsx',
  list: 'features/lists/list-page.tsx',
};

/** Home is another page for whoever learns. */
export const LEARNER_HOME = 'features/home/learner-home-page.tsx';

/** Where the browser finds what a page shows a visitor. */
export function moduleOf(page: PageName, visitor: Visitor): string {
  return page === 'home' && visitor === 'user' ? LEARNER_HOME : PAGE_MODULES[page];
}

/** Whether a page says more than the shell does; home does not, and the page for what is not there has no name. */
export function needsPageTexts(page: PageName | undefined): boolean {
  return page !== undefined && page !== 'home';
}
