/** The routes of the specification, in its order: the browser shows a page for each, the server answers 404 for the rest. */
export const PAGES = {
  home: '/',
  categories: '/categories',
  categoryWords: '/categories/:categoryId/words',
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
  profile: '/profile',
  myDictionary: '/my-dictionary',
  analyser: '/text-words-analysis',
  aiTeacher: '/tests/ai-teacher',
  dashboard: '/dashboard',
} as const;

export type PageName = keyof typeof PAGES;

/** Which page stands at a path; undefined when none does. Parameters are not looked up. */
export function pageAt(path: string): PageName | undefined {
  return PATTERNS.find(({ pattern }) => pattern.test(path))?.name;
}

const PATTERNS = (Object.keys(PAGES) as PageName[]).map(name => ({
  name,
  pattern: new RegExp(`^${PAGES[name].replace(/:\w+/g, '[^/]+')}/?$`, 'i'),
}));
