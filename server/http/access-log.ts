import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** Ids that no other process of ours makes, and that cost nothing to make. */
export function requestIds(): () => string {
  const process = randomBytes(4).toString('hex');
  let count = 0;
  return () => {
    count += 1;
    return `${process}-${count.toString(36)}`;
  };
}

/** At level debug a line for every request. Routes and not addresses: what was searched for, and by whom, is nobody's business. */
export function logRequests(app: FastifyInstance): void {
  if (app.log.level !== 'debug') return;
  app.addHook('onResponse', (request, reply, next) => {
    const { method, id, routeOptions } = request;
    const milliseconds = Math.round(reply.elapsedTime * 10) / 10;
    app.log.debug(
      { request: id, method, route: routeOptions.url ?? 'page', status: reply.raw.statusCode, milliseconds },
      'request',
    );
    next();
  });
}
