import { type ComponentType, Suspense, use } from 'react';
import { LEARNER_HOME, moduleOf, needsPageTexts, PAGE_MODULES } from '#contract/page-modules.ts';
import type { PageName } from '#contract/pages.ts';
import type { Visitor } from '#contract/rendering.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { lazyLoad } from '#web/platform/loading/lazy-load.ts';
import { PageSkeleton } from '#web/platform/query-view/page-skeleton.tsx';
import { MissingHere } from '#web/platform/router/missing-here.ts';
import { useLocation } from '#web/platform/router/router.tsx';
import { useSession } from '#web/platform/session/session.ts';
import { shownPage } from './rendered-view.ts';

const modules = import.meta.glob<Record<string, ComponentType>>([
  '../features/**/*-page.tsx',
  '../platform/router/not-found-page.tsx',
]);

/** The route table, in the order of the specification. */
const ROUTES: Record<PageName, Page> = {
  home: pageOf('home', 'GuestHomePage'),
  categories: pageOf('categories', 'CategoriesPage'),
  categoryWords: pageOf('categoryWords', 'CategoryWordsPage'),
  word: pageOf('word', 'WordPage'),
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
  endReminders: pageOf('endReminders', 'EndRemindersPage'),
  profile: pageOf('profile', 'ProfilePage'),
  myDictionary: pageOf('myDictionary', 'DictionaryPage'),
  myCards: pageOf('myCards', 'CardsPage'),
  transfer: pageOf('transfer', 'TransferPage'),
  analyser: pageOf('analyser', 'AnalyserPage'),
  aiTeacher: pageOf('aiTeacher', 'AiTeacherPage'),
  dashboard: pageOf('dashboard', 'DashboardPage'),
  learn: pageOf('learn', 'LearnPage'),
  placement: pageOf('placement', 'PlacementPage'),
  path: pageOf('path', 'PathPage'),
  letters: pageOf('letters', 'LettersPage'),
  lists: pageOf('lists', 'ListsPage'),
  list: pageOf('list', 'ListPage'),
};

const notFound = pageIn('platform/router/not-found-page.tsx', 'NotFoundPage');
const learnerHome = pageIn(LEARNER_HOME, 'LearnerHomePage');

/** A page in a file of its own; once `load` has resolved it renders without suspending. */
type Page = ComponentType & { load: () => Promise<void> };

function pageOf(name: PageName, component: string): Page {
  return pageIn(PAGE_MODULES[name], component);
}

function pageIn(module: string, component: string): Page {
  const load = modules[`../${module}`];
  if (load === undefined) throw new Error(`${module} is not there`);
  let ready: ComponentType | undefined;
  const start = lazyLoad(async () => {
    ready = (await load())[component];
  });
  const Shown = () => {
    if (ready === undefined) use(start());
    const Loaded = ready as ComponentType;
    return <Loaded />;
  };
  return Object.assign(Shown, { load: start });
}

export function Pages({ missing }: { missing: string | undefined }) {
  const { pathname } = useLocation();
  const isMissing = pathname === missing;
  const name = shownPage(pathname, isMissing);
  return (
    <MissingHere value={isMissing}>
      <Suspense fallback={<PageSkeleton />}>
        <PageWithTexts key={name ?? 'notFound'} name={name} />
      </Suspense>
    </MissingHere>
  );
}

/** Chunk and texts of a page are fetched side by side. */
function PageWithTexts({ name }: { name: PageName | undefined }) {
  const { i18n } = useTranslation();
  const Shown = shownAt(name, useSession().status === 'guest' ? 'guest' : 'user');
  const texts = needsPageTexts(name) ? i18n.fetchPageTexts() : undefined;
  if (texts !== undefined) {
    // Its failure is shown once the page itself is to be drawn.
    Shown.load().catch(() => undefined);
    use(texts);
  }
  return <Shown />;
}

/** Fetches the chunk of a page, so that its first render need not wait; without a name that of no page. */
export function loadPage(name: PageName | undefined, visitor: Visitor): Promise<void> {
  return shownAt(name, visitor).load();
}

function shownAt(name: PageName | undefined, visitor: Visitor): Page {
  if (name === undefined) return notFound;
  return moduleOf(name, visitor) === LEARNER_HOME ? learnerHome : ROUTES[name];
}
