import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { Render } from '#contract/rendering.ts';
import { RequestError } from '../http/errors.ts';
import { seldom } from '../http/failure-log.ts';
import type { Site } from '../http/site.ts';
import { createDocuments } from './documents.ts';
import { pageCache } from './page-cache.ts';
import { renderBudget } from './render-budget.ts';
import { sendPage } from './sent-page.ts';
import { type ListRevision, listCodeOf, sharedListView } from './shared-list-view.ts';
import { type IsThere, type VisitedView, viewFor } from './visit.ts';

type PageServices = {
  site: Site;
  render: Render | undefined;
  isThere: IsThere;
  listRevision: ListRevision;
  /** Reads of the public API, on behalf of an address. */
  askFor: (ip: string) => Parameters<Render>[1];
  /** The public address of the product; undefined where the operator has not set it. */
  publicUrl: string | undefined;
  /** Whether there are pictures of pages, which their heads name. */
  hasPreviews: boolean;
  log: FastifyBaseLogger;
};

/** A third of the process may go into pages that nobody has asked for yet, after some hundred of them at once. */
const BUDGET = { share: 1 / 3, most: 1000, clock: () => performance.now() };

/** Sends the page at an address to a visitor; undefined where there is no site. */
export function createPages({ site, isThere, listRevision, askFor, publicUrl, log, ...needs }: PageServices) {
  const documents = createDocuments(site);
  if (documents === undefined) return undefined;
  const { pageFor } = pageCache({ documents, budget: renderBudget(BUDGET), log, ...needs });
  const logFailure = seldom('a list could not be looked up for its page');

  /** Where the list cannot be looked up, the browser is left to say so. */
  const listView = (view: VisitedView, code: string, ip: string): Promise<VisitedView> =>
    listRevision(code, ip).then(
      revision => sharedListView(view, code, revision),
      (error: Error) => {
        if (!(error instanceof RequestError && error.status < 500))
          logFailure(log, { route: view.page, err: error });
        return { ...view, isDrawable: false };
      },
    );

  return (request: FastifyRequest, reply: FastifyReply): FastifyReply | Promise<FastifyReply> => {
    const { cookie, 'accept-language': acceptLanguage } = request.headers;
    const view = viewFor({ url: request.url, cookie, acceptLanguage }, isThere);
    const draw = (seen: VisitedView) => pageFor(seen, askFor(request.ip), publicUrl ?? ownAddress(request));
    const code = listCodeOf(view);
    const found = code === undefined ? draw(view) : listView(view, code, request.ip).then(draw);
    if (!(found instanceof Promise)) {
      sendPage(request, reply, found);
      return reply;
    }
    return found.then(page => {
      sendPage(request, reply, page);
      return reply;
    });
  };
}

/**
 * A request to this machine itself, as somebody makes who tries the product out, has a known address. Any other host may be
 * made up by a stranger: it must not get into a page that is kept for others.
 */
function ownAddress({ protocol, host, socket }: FastifyRequest): string | undefined {
  const own = ['localhost', '127.0.0.1', '[::1]'].map(name => `${name}:${socket.localPort}`);
  return own.includes(host) ? `${protocol}://${host}` : undefined;
}
