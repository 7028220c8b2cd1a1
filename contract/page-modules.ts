import type { PageName } from './pages.ts';
import type { Visitor } from './rendering.ts';

/** The module of each page below web/: the browser loads it, and the server names its built files in the head of the page. */
export const PAGE_MODULES: Record<PageName, string> = {
  home: 'home/guest-home-page.tsx',
  categories: 'categories/categories-page.tsx',
  categoryWords: 'categories/category-words-page.tsx',
  exercises: 'coming-soon/coming-soon-page.tsx',
  posts: 'coming-soon/coming-soon-page.tsx',
  texts: 'reader/texts-page.tsx',
  text: 'reader/text-page.tsx',
  selectSource: 'trainers/source-page.tsx',
  testsMenu: 'trainers/menu-page.tsx',
  testWords: 'trainers/choice-test-page.tsx',
  testWordsReverse: 'trainers/choice-test-page.tsx',
  testFlashcards: 'trainers/flashcards-page.tsx',
  contact: 'contact/contact-page.tsx',
  login: 'account/login-page.tsx',
  register: 'account/register-page.tsx',
  resetPassword: 'account/reset-password-page.tsx',
  confirmEmail: 'account/confirm-email-page.tsx',
  profile: 'account/profile-page.tsx',
  myDictionary: 'dictionary/dictionary-page.tsx',
  myCards: 'cards/cards-page.tsx',
  transfer: 'transfer/transfer-page.tsx',
  analyser: 'analyser/analyser-page.tsx',
  aiTeacher: 'ai-teacher/ai-teacher-page.tsx',
  dashboard: 'dashboard/dashboard-page.tsx',
  learn: 'learn/learn-page.tsx',
  placement: 'placement/placement-page.tsx',
};

/** Home is another page for whoever learns. */
export const LEARNER_HOME = 'home/learner-home-page.tsx';

/** Where the browser finds what a page shows a visitor. */
export function moduleOf(page: PageName, visitor: Visitor): string {
  return page === 'home' && visitor === 'user' ? LEARNER_HOME : PAGE_MODULES[page];
}

/** The modules of the pages that come with no more texts and styles than they need themselves. */
export const HOMES: readonly string[] = [PAGE_MODULES.home, LEARNER_HOME];

/** Where the build keeps the styles of a home, for the server alone. */
export function firstStylesOf(home: string): string {
  return `/.vite/${home.replace(/\.tsx$/, '.css')}`;
}
