import type { FastifyInstance } from 'fastify';

type Health = {
  /** Whether the database answers. */
  ping: () => Promise<boolean>;
  /** Aborted when the server is about to stop: it serves what comes, and asks for no more. */
  draining?: AbortSignal | undefined;
};

/** For supervisors and load balancers: whether the process lives, and whether it should be given requests. */
export function healthRoutes(app: FastifyInstance, { ping, draining }: Health): void {
  app.get('/health/live', (_request, reply) => reply.headers(NOT_KEPT).send({ live: true }));

  app.get('/health/ready', async (_request, reply) => {
    const state = { draining: draining?.aborted === true, database: await ping() };
    const ready = state.database && !state.draining;
    return reply
      .code(ready ? 200 : 503)
      .headers(NOT_KEPT)
      .send({ ready, ...state });
  });
}

const NOT_KEPT = { 'cache-control': 'no-store' };
