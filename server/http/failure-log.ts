import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { RequestError } from './errors.ts';

/** The same failure is logged once in this time, with how often it came meanwhile: an outage must not fill the disk. */
const PAUSE_MS = 10_000;
const MOST_KINDS = 100;

/** What the operator needs to know of a failure: an expected one has a cause and no stack, any other is a bug and has one. */
export function failureOf(error: Error, request: FastifyRequest) {
  const where = { request: request.id, method: request.method, route: request.routeOptions.url };
  if (!(error instanceof RequestError)) return { ...where, err: error };
  const cause = error.cause instanceof Error ? error.cause.message : undefined;
  return { ...where, status: error.status, reason: error.message, cause };
}

type Failure = ReturnType<typeof failureOf> | { route: string | undefined; err: Error };

/** Makes the function that logs failures under a heading, each kind now and then. */
export function seldom(
  heading: string,
  clock = () => performance.now(),
): (log: FastifyBaseLogger, failure: Failure) => void {
  const kinds = new LRUCache<string, { until: number; more: number }>({ max: MOST_KINDS });
  return (log, failure) => {
    const kind = 'err' in failure ? `${failure.route} ${failure.err}` : `${failure.reason} ${failure.cause}`;
    const known = kinds.get(kind);
    if (known !== undefined && clock() < known.until) {
      known.more += 1;
      return;
    }
    const more = known?.more ? { alike: known.more } : {};
    kinds.set(kind, { until: clock() + PAUSE_MS, more: 0 });
    log.error({ ...failure, ...more }, heading);
  };
}
