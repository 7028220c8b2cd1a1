import { Suspense } from 'react';
import { matchPath, Route, Routes } from 'react-router';
import { PAGES } from '#contract/pages.ts';
import { PageSkeleton } from './layout/page-skeleton.tsx';
import { type Page, page } from './page.tsx';

const notFound = page('NotFoundPage', () => import('./layout/not-found-page.tsx'));
const comingSoon = () => import('./layout/coming-soon-page.tsx');

/** The route table, in the order of the specification. */
const ROUTES: Record<keyof typeof PAGES, Page> = {
  home: page('HomePage', () => import('./home/home-page.tsx')),
  categories: page('CategoriesPage', () => import('./categories/categories-page.tsx')),
  categoryWords: page('CategoryWordsPage', () => import('./categories/category-words-page.tsx')),
  exercises: page('ExercisesPage', comingSoon),
  posts: page('PostsPage', comingSoon),
  texts: page('TextsPage', () => import('./reader/texts-page.tsx')),
  text: page('TextPage', () => import('./reader/text-page.tsx')),
  selectSource: page('SourcePage', () => import('./trainers/source-page.tsx')),
  testsMenu: page('MenuPage', () => import('./trainers/menu-page.tsx')),
  testWords: page('TranslationToWordPage', () => import('./trainers/choice-test-page.tsx')),
  testWordsReverse: page('WordToTranslationPage', () => import('./trainers/choice-test-page.tsx')),
  testFlashcards: page('FlashcardsPage', () => import('./trainers/flashcards-page.tsx')),
  contact: page('ContactPage', () => import('./contact/contact-page.tsx')),
  login: page('LoginPage', () => import('./account/login-page.tsx')),
  register: page('RegisterPage', () => import('./account/register-page.tsx')),
  profile: page('ProfilePage', () => import('./account/profile-page.tsx')),
  myDictionary: page('DictionaryPage', () => import('./dictionary/dictionary-page.tsx')),
  analyser: page('AnalyserPage', () => import('./analyser/analyser-page.tsx')),
  aiTeacher: page('AiTeacherPage', () => import('./layout/ai-teacher-page.tsx')),
  dashboard: page('DashboardPage', () => import('./dashboard/dashboard-page.tsx')),
};

const NAMES = Object.keys(PAGES) as (keyof typeof PAGES)[];

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
