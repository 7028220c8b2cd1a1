import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** Ids that differ from those of all other processes and cost nothing to make. */
export function requestIds(): () => string {
  const process = randomBytes(4).toString('hex');
  let count = 0;
  return () => {
    count += 1;
    return `${process}-${count.toString(36)}`;
  };
}

/** At level debug a line for every request. It names routes and not addresses: what somebody searched for is private. */
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
