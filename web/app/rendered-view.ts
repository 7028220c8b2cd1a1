import { type PageName, pageAt } from '#contract/pages.ts';
import { GONE_LIST_PATH, shownSearch, type View, viewKey } from '#contract/rendering.ts';

type Data = [key: [access: 'anyone', path: `/${string}`, input: object], reply: unknown][];

/** What the server says of the page that it has sent; an empty shell says nothing. */
export type Rendered = {
  /** The view that it has rendered (`viewKey`); undefined for a shell. */
  view: string | undefined;
  /** Nothing stands at this address. */
  isMissing: boolean;
  /** What the page would ask for first. */
  data: Data;
};

/** Reads it out of the document. */
export function readRendered(root: HTMLElement): Rendered {
  const { view, missing } = root.dataset;
  const data = document.getElementById('data')?.textContent;
  return { view, isMissing: missing !== undefined, data: data ? (JSON.parse(data) as Data) : [] };
}

/** The view of this visitor at this address; undefined for one that only the browser draws. */
export function viewHere(
  visitor: Pick<View, 'lang' | 'learn' | 'hasChosen' | 'visitor'>,
  isMissing: boolean,
): string | undefined {
  const { pathname, search } = window.location;
  const page = pageAt(pathname);
  const shown = shownSearch(page, search);
  const path = page === 'list' && isMissing ? GONE_LIST_PATH : pathname;
  return shown === undefined ? undefined : viewKey({ page, path, search: shown, ...visitor });
}

/** The page to load for a path: what is missing has the page of nothing, but for a list, whose own page says what has become of it. */
export function shownPage(pathname: string, isMissing: boolean): PageName | undefined {
  const page = pageAt(pathname);
  return isMissing && page !== 'list' ? undefined : page;
}
