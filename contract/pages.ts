import { fillPath } from './address.ts';
import type { TestType } from './test-types.ts';

/** The routes of docs/specification.md, in its order: the browser shows a page for each, the server answers 404 for the rest. */
export const PAGES = {
  home: '/',
  categories: '/categories',
  categoryWords: '/categories/:categoryId/words',
  word: '/words/:wordId',
  exercises: '/exercises',
  posts: '/posts',
  texts: '/texts',
  text: '/texts/:id',
  selectSource: '/tests/selectSource',
  testsMenu: '/tests',
  testWords: '/tests/words',
  testWordsReverse: '/tests/words-reverse',
  testFlashcards: '/tests/flashcards',
  contact: '/contact',
  login: '/login',
  register: '/register',
  resetPassword: '/reset-password',
  confirmEmail: '/confirm-email',
  endReminders: '/end-reminders',
  profile: '/profile',
  myDictionary: '/my-dictionary',
  myCards: '/my-cards',
  transfer: '/import-export',
  analyser: '/text-words-analysis',
  aiTeacher: '/tests/ai-teacher',
  dashboard: '/dashboard',
  learn: '/learn',
  placement: '/placement',
  path: '/path',
  letters: '/letters',
  lists: '/lists',
  list: '/lists/:code',
} as const;

/** No menu leads there, so none of its links is marked as the present page. */
export const NOWHERE = '/not-found';

export type PageName = keyof typeof PAGES;

/** The page of each test. */
export const TEST_PAGES = {
  translation_to_word: 'testWords',
  word_to_translation: 'testWordsReverse',
  flashcards: 'testFlashcards',
} as const satisfies Record<TestType, PageName>;

type Query = Record<string, string | undefined>;
type ParamsOf<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Record<Name, string> & ParamsOf<Rest>
  : Path extends `${string}:${infer Name}`
    ? Record<Name, string>
    : Record<never, string>;

/** The address of a page: `pathTo('categoryWords', { categoryId: 'animals' }, { lang, learn })`. */
export function pathTo<Name extends PageName>(
  page: Name,
  ...[params, query]: Record<never, string> extends ParamsOf<(typeof PAGES)[Name]>
    ? [params?: Record<never, string>, query?: Query]
    : [params: ParamsOf<(typeof PAGES)[Name]>, query?: Query]
): string {
  return fillPath(PAGES[page], params, query);
}

/** The page at a path; undefined when there is none. Parameters are not looked up. */
export function pageAt(path: string): PageName | undefined {
  return NAMES.find(name => PATTERNS[name].test(path));
}

/**
 * What the path of a page carries: `paramsAt('text', '/texts/a1-who-am-i')` is `{ id: 'a1-who-am-i' }`. Empty where the path is
 * of another page.
 */
export function paramsAt<Name extends PageName>(
  page: Name,
  path: string,
): Partial<ParamsOf<(typeof PAGES)[Name]>> {
  const groups = Object.entries(PATTERNS[page].exec(path)?.groups ?? {});
  return Object.fromEntries(groups.map(([name, part]) => [name, decoded(part)])) as Partial<
    ParamsOf<(typeof PAGES)[Name]>
  >;
}

/** A path may be any text, also one that is no valid encoding. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const NAMES = Object.keys(PAGES) as PageName[];

const PATTERNS = Object.fromEntries(
  NAMES.map(name => [name, new RegExp(`^${PAGES[name].replace(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`, 'i')]),
) as Record<PageName, RegExp>;
