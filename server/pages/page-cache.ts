import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { type Ask, type Render, viewKey } from '#contract/rendering.ts';
import { RequestError } from '../http/errors.ts';
import { seldom } from '../http/failure-log.ts';
import type { Documents } from './documents.ts';
import { pageHead } from './page-head.ts';
import type { RenderBudget } from './render-budget.ts';
import { type SentPage, sentPage } from './sent-page.ts';
import type { VisitedView } from './visit.ts';

/** Pages are counted as some 65 kB, so this holds the 1,000 used last. */
const MOST_BYTES = 64 * 1024 * 1024;
/** One for every page and language, and their 404s. */
const MOST_SHELLS_BYTES = 16 * 1024 * 1024;

type PageSources = {
  documents: Documents;
  /** Without it every page is an empty shell, which the browser fills. */
  render: Render | undefined;
  budget: RenderBudget;
  /** Whether there are pictures of pages, which their heads name. */
  hasPreviews: boolean;
  log: FastifyBaseLogger;
};

/**
 * A cache of pages by what they are rendered for, each compressed once. A page that is not in it is rendered as long as there
 * is time; otherwise, and where rendering fails, the shell is sent.
 */
export function pageCache({ documents, render, budget, hasPreviews, log }: PageSources) {
  const pages = new LRUCache<string, SentPage>({
    maxSize: MOST_BYTES,
    sizeCalculation: page => page.size,
  });
  const shells = new LRUCache<string, SentPage>({
    maxSize: MOST_SHELLS_BYTES,
    sizeCalculation: page => page.size,
  });
  const underWay = new Map<string, Promise<SentPage>>();
  const logFailure = seldom('a page could not be rendered');

  function shell({ page, lang, visitor, isMissing }: VisitedView): SentPage {
    const key = `${page} ${lang} ${visitor} ${isMissing}`;
    const known = shells.get(key);
    if (known !== undefined) return known;
    const made = sentPage(documents.shell(page, lang, visitor), statusOf(isMissing), lang);
    shells.set(key, made);
    return made;
  }

  async function make(
    view: VisitedView,
    key: string,
    publicUrl: string | undefined,
    draw: () => ReturnType<Render>,
    spend: Spend,
  ): Promise<SentPage> {
    try {
      const rendered = await draw();
      const start = performance.now();
      const document = documents.rendered(
        view,
        rendered,
        pageHead(view, rendered, { publicUrl, hasPreviews }),
      );
      const made = sentPage(document, statusOf(view.isMissing), view.lang);
      spend(rendered.milliseconds + performance.now() - start);
      pages.set(key, made);
      return made;
    } catch (error) {
      // A visitor who has asked for too much is refused like anywhere else, and that is no failure.
      if (!(error instanceof RequestError && error.status < 500))
        logFailure(log, { route: view.page, err: error as Error });
      return shell(view);
    }
  }

  return {
    /** At once where it can be; `ask` reads what the page shows, `publicUrl` is its public address, if that is known. */
    pageFor: (view: VisitedView, ask: Ask, publicUrl: string | undefined): SentPage | Promise<SentPage> => {
      if (render === undefined || !view.isDrawable) return shell(view);
      const key = `${publicUrl} ${viewKey(view)} ${view.version ?? ''}`;
      const known = pages.get(key) ?? underWay.get(key);
      if (known !== undefined) return known;
      const spend = budget.take();
      if (spend === undefined) return shell(view);
      const making = make(view, key, publicUrl, () => render(view, ask), spend).finally(() =>
        underWay.delete(key),
      );
      underWay.set(key, making);
      return making;
    },
    /** How many pages are cached. */
    count: () => pages.size,
  };
}

type Spend = NonNullable<ReturnType<RenderBudget['take']>>;

const statusOf = (isMissing: boolean) => (isMissing ? 404 : 200);
