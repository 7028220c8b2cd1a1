import { isLanguage, type Language } from '#languages/index.ts';
import { fillPath } from './address.ts';
import { PAGES, type PageName } from './pages.ts';
import { stepIn } from './path-steps.ts';
import { DICTIONARY_SOURCE, wantedTest } from './test-types.ts';
import { TEXT_LEVELS } from './text-levels.ts';
import { transferPartIn } from './transfer-parts.ts';

/** Whether the browser holds somebody's session. Nothing of the person is in a page that the server renders. */
export type Visitor = 'guest' | 'user';

/** What a page is rendered for. Two visitors who agree in all of it see the same first picture. */
export type View = {
  /** Undefined where the address is of no page. */
  page: PageName | undefined;
  path: string;
  /** What the page shows of its query (`shownSearch`). */
  search: string;
  lang: Language;
  learn: Language;
  /** Whether the visitor has said what to learn: home asks who has not. */
  hasChosen: boolean;
  visitor: Visitor;
};

/** Stands for every list that is not shared: the page that says so has the same view for all of them. */
export const GONE_LIST_PATH = fillPath(PAGES.list, { code: 'gone' });

/** The last element of every page: a page that has it is whole. */
export const PAGE_END_ID = 'page-end';
/** What ends the first screen, on pages of which much more follows. */
export const FIRST_SCREEN_END_ID = 'first-screen-end';

/** Reads what is the same for everybody, as `GET /api<path>` would: `ask('/categories', { query: { lang: 'uk' } })`. */
export type Ask = (path: string, input: unknown) => Promise<unknown>;

/** A thing that a page teaches, for machines that read it. */
export type TaughtTerm = { name: string; description: string };

/** The word of a page, with the topic that it is taught in and the languages to read of it in. */
export type PageTerm = TaughtTerm & { topic: string | undefined; languages: readonly Language[] };

export type RenderedPage = {
  /** The markup of the interface, without scripts. */
  html: string;
  title: string;
  description: string;
  /** What the browser would ask for first: keys and replies. */
  data: readonly (readonly [key: readonly unknown[], reply: unknown])[];
  /** How long the process was busy with it. */
  milliseconds: number;
  /** The words of a word list. */
  taught: { name: string; terms: readonly TaughtTerm[] } | undefined;
  /** The word of a page of one. */
  term?: PageTerm | undefined;
};

/** Renders the interface to HTML (`web/app/render.tsx`); throws where the page cannot be drawn. */
export type Render = (view: View, ask: Ask) => Promise<RenderedPage>;

type Reader = (parameters: URLSearchParams) => Record<string, string | undefined> | undefined;

/** What pages show of their query at first sight; all others show nothing of it. */
const READERS: Partial<Record<PageName, Reader>> = {
  // A search is different for everybody, so the browser draws it.
  categories: parameters => (parameters.get('find')?.trim() ? undefined : {}),
  texts: parameters => ({
    lang: languageIn(parameters, 'lang'),
    learn: languageIn(parameters, 'learn'),
    level: TEXT_LEVELS.find(level => level === parameters.get('level')),
  }),
  selectSource: parameters => ({
    testType: wantedTest(parameters),
    lang: languageIn(parameters, 'language') ?? languageIn(parameters, 'lang'),
  }),
  // A link to a word in another language leads there, whatever its visitor learns.
  word: parameters => ({ learn: languageIn(parameters, 'learn') }),
  path: parameters => ({ step: stepIn(parameters.get('step'))?.toString() }),
  transfer: parameters => ({
    part: transferPartIn(parameters) === 'dictionaries' ? 'dictionaries' : undefined,
  }),
  testWords: sourceOf,
  testWordsReverse: sourceOf,
  testFlashcards: sourceOf,
};

/**
 * The part of a query that the first picture of a page depends on, always written alike; undefined where the picture is one
 * that only the browser draws.
 */
export function shownSearch(page: PageName | undefined, search: string): string | undefined {
  const reader = page === undefined ? undefined : READERS[page];
  if (reader === undefined) return '';
  const shown = reader(new URLSearchParams(search));
  if (shown === undefined) return undefined;
  const given = Object.entries(shown).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`;
}

/** The language of the words that a view shows: that of its address, where one shows others than those that are learned. */
export function shownLearn({ search, learn }: Pick<View, 'search' | 'learn'>): Language {
  return languageIn(new URLSearchParams(search), 'learn') ?? learn;
}

/** Names a view in one text: the browser compares its own with the one that the server rendered. */
export function viewKey({ page, path, search, lang, learn, visitor, hasChosen }: View): string {
  const place = page === undefined ? '' : path + search;
  const asks = asksForLanguage({ page, visitor, hasChosen }) ? ['undecided'] : [];
  return [place, lang, learn, visitor, ...asks].join(' ');
}

/** Whether a page asks what its visitor wants to learn. */
export function asksForLanguage({
  page,
  visitor,
  hasChosen,
}: Pick<View, 'page' | 'visitor' | 'hasChosen'>): boolean {
  return page === 'home' && visitor === 'guest' && !hasChosen;
}

function languageIn(parameters: URLSearchParams, name: string): Language | undefined {
  const value = parameters.get(name);
  return isLanguage(value) ? value : undefined;
}

/** Until the words are there, a test looks the same whatever category they come from. */
function sourceOf(parameters: URLSearchParams) {
  const source = parameters.get('source') ?? '';
  if (source === '') return {};
  return { source: source === DICTIONARY_SOURCE ? source : 'category' };
}
