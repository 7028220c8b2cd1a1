import { paramsAt, pathTo } from '#contract/pages.ts';
import { GONE_LIST_PATH } from '#contract/rendering.ts';
import type { VisitedView } from './visit.ts';

/** The revision of a list that anybody may see; undefined where it was withdrawn, hidden or never there. `ip` is who asks, for limits. */
export type ListRevision = (code: string, ip: string) => Promise<number | undefined>;

/** The code of the shared list that a view shows; undefined for every other view. */
export function listCodeOf({ page, path, isDrawable }: VisitedView): string | undefined {
  return page === 'list' && isDrawable ? paramsAt('list', path).code : undefined;
}

/**
 * The view of a list as it stands at this moment. A page that was kept is sent for the same revision alone, so no list is shown that
 * is no longer shared; all that are not there have one view.
 */
export function sharedListView(view: VisitedView, code: string, revision: number | undefined): VisitedView {
  if (revision === undefined) return { ...view, path: GONE_LIST_PATH, search: '', isMissing: true };
  return { ...view, path: pathTo('list', { code }), version: String(revision) };
}
