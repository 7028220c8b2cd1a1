import type { FastifyRequest } from 'fastify';

/**
 * Whether a browser says that it has the content of this tag. There may be several tags in a row, and a proxy that compresses
 * makes each a weak one (`W/"…"`), which means the same content.
 */
export function matchesEtag({ headers }: Pick<FastifyRequest, 'headers'>, etag: string): boolean {
  return headers['if-none-match']?.includes(etag) ?? false;
}
