import { pageAt } from '#contract/pages.ts';
import { shownSearch, type View, viewKey } from '#contract/rendering.ts';

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
): string | undefined {
  const { pathname, search } = window.location;
  const page = pageAt(pathname);
  const shown = shownSearch(page, search);
  return shown === undefined ? undefined : viewKey({ page, path: pathname, search: shown, ...visitor });
}
