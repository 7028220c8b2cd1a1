import { type ComponentType, Suspense } from 'react';
import { matchPath, Route, Routes } from 'react-router';
import { PAGE_MODULES } from '#contract/page-modules.ts';
import { PAGES, type PageName } from '#contract/pages.ts';
import { type Page, page } from './page.tsx';
import { PageSkeleton } from './ui/page-skeleton.tsx';

const notFound = page('NotFoundPage', () => import('./not-found-page.tsx'));
const modules = import.meta.glob<Record<string, ComponentType>>(['./*/*-page.tsx', '!./testing/*']);

/** The route table, in the order of the specification. */
const ROUTES: Record<PageName, Page> = {
  home: pageOf('home', 'HomePage'),
  categories: pageOf('categories', 'CategoriesPage'),
  categoryWords: pageOf('categoryWords', 'CategoryWordsPage'),
  exercises: pageOf('exercises', 'ExercisesPage'),
  posts: pageOf('posts', 'PostsPage'),
  texts: pageOf('texts', 'TextsPage'),
  text: pageOf('text', 'TextPage'),
  selectSource: pageOf('selectSource', 'SourcePage'),
  testsMenu: pageOf('testsMenu', 'MenuPage'),
  testWords: pageOf('testWords', 'TranslationToWordPage'),
  testWordsReverse: pageOf('testWordsReverse', 'WordToTranslationPage'),
  testFlashcards: pageOf('testFlashcards', 'FlashcardsPage'),
  contact: pageOf('contact', 'ContactPage'),
  login: pageOf('login', 'LoginPage'),
  register: pageOf('register', 'RegisterPage'),
  resetPassword: pageOf('resetPassword', 'ResetPasswordPage'),
  confirmEmail: pageOf('confirmEmail', 'ConfirmEmailPage'),
  profile: pageOf('profile', 'ProfilePage'),
  myDictionary: pageOf('myDictionary', 'DictionaryPage'),
  myCards: pageOf('myCards', 'CardsPage'),
  transfer: pageOf('transfer', 'TransferPage'),
  analyser: pageOf('analyser', 'AnalyserPage'),
  aiTeacher: pageOf('aiTeacher', 'AiTeacherPage'),
  dashboard: pageOf('dashboard', 'DashboardPage'),
  learn: pageOf('learn', 'LearnPage'),
  placement: pageOf('placement', 'PlacementPage'),
};

function pageOf(name: PageName, component: string): Page {
  const load = modules[`./${PAGE_MODULES[name]}`];
  if (load === undefined) throw new Error(`${PAGE_MODULES[name]} is not there`);
  return page(component, load);
}

const NAMES = Object.keys(PAGES) as PageName[];

export function Pages() {
  const NotFound = notFound;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Routes>
        {NAMES.map(name => {
          const Shown = ROUTES[name];
          return <Route key={name} path={PAGES[name]} element={<Shown />} />;
        })}
        <Route path="*" element={<NotFound />} />
      </Routes>
    </Suspense>
  );
}

/** Fetches the chunk of the page at a path, so that its first render need not wait. */
export function loadPageAt(path: string): Promise<void> {
  const name = NAMES.find(candidate => matchPath(PAGES[candidate], path) !== null);
  return (name === undefined ? notFound : ROUTES[name]).load();
}
