import type { FastifyReply, FastifyRequest } from 'fastify';
import { RequestError } from '../../http/errors.ts';

/** Browsers send this of extensions alone; programs that are none send no origin. */
const EXTENSION = /^(?:chrome|moz|safari-web)-extension:\/\/[\w-]+$/;

/**
 * Lets extensions of browsers read replies of this address, as AnkiConnect does; no other one has such headers. Pages of the web are
 * refused: nobody pastes a key into one by mistake.
 *
 * @throws RequestError 403 for a page
 */
export function letExtensionsIn({ headers: { origin } }: FastifyRequest, reply: FastifyReply): void {
  reply.header('vary', 'origin');
  if (origin === undefined) return;
  if (!EXTENSION.test(origin)) throw new RequestError(403, 'invalid_input', 'Only extensions are let in');
  reply.headers({
    'access-control-allow-origin': origin,
    'access-control-allow-headers': 'content-type',
    'access-control-allow-methods': 'POST',
    'access-control-max-age': '7200',
    'cross-origin-resource-policy': 'cross-origin',
  });
}
