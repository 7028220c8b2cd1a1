import type { FastifyInstance, FastifyRequest } from 'fastify';
import { endReminderAtOnce } from '#contract/reminders.ts';
import type { ReserveMemory } from '../http/body-memory-limit.ts';
import { done } from '../http/success.ts';
import { endPath } from './compose.ts';
import type { EndByToken } from './routes.ts';

/** What mail programs send says nothing more than its address does. */
const LARGEST_FORM = 16 * 1024;

/**
 * Where mail programs press for their users (RFC 8058): they post a form, of which nothing is read. Whoever opens the address as a page is led to
 * one with a button, since programs that look into e-mails open addresses too.
 */
export function endAtOnceRoutes(
  app: FastifyInstance,
  { endBy, reserveMemory }: { endBy: EndByToken; reserveMemory: ReserveMemory },
): void {
  const url = `/api${endReminderAtOnce.path}`;
  const tokenOf = (request: FastifyRequest) => (request.params as { token: string }).token;
  // Other calls go on to take JSON alone.
  app.register(async scope => {
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, parsed) => parsed(null));
    scope.post(url, {
      bodyLimit: LARGEST_FORM,
      onRequest: async (request, reply) => {
        reply.header('cache-control', 'no-store');
        reserveMemory(request, reply, LARGEST_FORM);
      },
      handler: async request => {
        await endBy(tokenOf(request), request.ip);
        return done(null, 'Ended');
      },
    });
    scope.get(url, (request, reply) =>
      reply.header('cache-control', 'no-store').redirect(endPath(undefined, tokenOf(request)), 303),
    );
  });
}
