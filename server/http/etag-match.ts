import type { FastifyRequest } from 'fastify';

/**
 * Whether a browser says that it has what bears this tag. Several tags may stand in a row, and a proxy that compresses on the way
 * makes each a weak one (`W/"…"`), which says the same of content.
 */
export function matchesEtag({ headers }: Pick<FastifyRequest, 'headers'>, etag: string): boolean {
  return headers['if-none-match']?.includes(etag) ?? false;
}
