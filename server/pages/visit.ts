import { fillPath } from '#contract/address.ts';
import { CARD_ID } from '#contract/bounds.ts';
import { chooseLanguage } from '#contract/choose-language.ts';
import { isOwnListId } from '#contract/list-codes.ts';
import { NOWHERE, PAGES, type PageName, pageAt, paramsAt } from '#contract/pages.ts';
import { shownLearn, shownSearch, type View } from '#contract/rendering.ts';
import { isOwnTextId } from '#contract/text-bounds.ts';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#languages/index.ts';

/** What a browser sends when it asks for a page. */
export type Visit = {
  /** With its query. */
  url: string;
  cookie: string | undefined;
  acceptLanguage: string | undefined;
};

/** A view, and what decides how its page is sent. */
export type VisitedView = View & {
  /** False for what only the browser can draw. */
  isDrawable: boolean;
  /** What the address names is not there, or not there any more. */
  isMissing: boolean;
  /** Of what may change at any moment: a page that was kept is sent for the same version alone. */
  version?: string;
};

type Params = Record<string, string | undefined>;

/** Whether there is what the path of a page names, in a pair of languages. */
export type IsThere = (page: PageName, params: Params, pair: Pick<View, 'lang' | 'learn'>) => boolean;

/**
 * What to show to a visitor. Only existing addresses are distinguished, so there are as many views as pages and languages,
 * whatever is asked for. Whether a list is shared has to be asked for
 * each visit (`shared-list-view.ts`).
 */
export function viewFor(visit: Visit, isThere: IsThere): VisitedView {
  const [path = '', ...rest] = visit.url.split('?');
  const query = rest.join('?');
  const parameters = new URLSearchParams(query.slice(0, LONGEST_QUERY));
  const found = pageAt(path);
  const params: Params = found === undefined ? {} : paramsAt(found, path);
  const isOwn = isOfOwner(found, params);
  const isShared = found === 'list' && !isOwn;
  const search = shownSearch(found, `?${parameters}`);
  const learn = learningLanguage(visit.cookie, parameters);
  const lang = chooseLanguage({
    stored: cookieIn(visit.cookie, 'language'),
    browser: wantedLanguages(visit.acceptLanguage),
    page: parameters.get('lang') ?? DEFAULT_LANGUAGE,
  });
  const pair = { lang, learn: shownLearn({ search: search ?? '', learn: learn ?? DEFAULT_LANGUAGE }) };
  const page = found !== undefined && (isOwn || isShared || isThere(found, params, pair)) ? found : undefined;
  return {
    page,
    path: page === undefined || isOwn ? NOWHERE : fillPath(PAGES[page], params as Record<string, string>),
    search: page === undefined ? '' : (search ?? ''),
    lang,
    learn: learn ?? DEFAULT_LANGUAGE,
    hasChosen: learn !== undefined,
    visitor: cookieIn(visit.cookie, 'visitor') === 'user' ? 'user' : 'guest',
    isMissing: page === undefined,
    isDrawable: (page === undefined || search !== undefined) && !isOwn,
  };
}

const LONGEST_QUERY = 2000;

/** Only the browser can ask whether its owner has such a text, such a card or such a list. */
function isOfOwner(page: PageName | undefined, { id = '', wordId = '', code = '' }: Params): boolean {
  if (page === 'list') return isOwnListId(code);
  return page === 'text' ? isOwnTextId(id) : page === 'word' && CARD_ID.test(wordId);
}

/** Undefined for a visitor who has chosen none. */
function learningLanguage(cookie: string | undefined, parameters: URLSearchParams): Language | undefined {
  const candidates = [cookieIn(cookie, 'learning_language'), parameters.get('learn')];
  return candidates.find(isLanguage);
}

/** What the page mirrors into a cookie for the server (`web/mirror-cookie.ts`). */
function cookieIn(cookie = '', name: string): string | null {
  return new RegExp(`(?:^|;\\s*)${name}=([a-z]{2,8})(?:;|$)`).exec(cookie)?.[1] ?? null;
}

/** The languages of an Accept-Language header, the most wanted first; long garbage is cut. */
function wantedLanguages(header = ''): string[] {
  const ranges = header
    .slice(0, 500)
    .split(',')
    .map(range => {
      const [language = '', ...parameters] = range.trim().split(';');
      const weight = Number(/q=([\d.]+)/.exec(parameters.join(';'))?.[1] ?? 1);
      return { language, weight };
    });
  return ranges
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ language }) => language);
}
