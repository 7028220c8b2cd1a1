import { type CachedResponse, personalResponse } from '../http/cached-response.ts';
import type { Limits } from '../http/limits.ts';
import { cacheByRevision } from './cached-by-revision.ts';

/** Responses of one kind are cached up to this many bytes of all people: some 500 with 200 words, or fifty with all there are. */
const MOST_BYTES = 32 * 1024 * 1024;

/** Headers and tag of a reply. */
const HEAD_BYTES = 1500;

/** The bytes of a reply and, a quarter of them, those of its compressed form. */
const FORMS = 1.25;

/** Returns the response of a person that is cached under `name`, or what `compose` makes once their words have changed. */
export type PersonalResponses = <Content>(
  userId: string,
  name: string,
  compose: (revision: number) => Promise<Buffer>,
) => Promise<CachedResponse<Content>>;

/** Caches the responses that follow from a person's words. */
export function personalResponses(
  limits: Limits,
  revisionOf: (userId: string) => Promise<number>,
): PersonalResponses {
  const cached = cacheByRevision<CachedResponse<never>>(revisionOf, {
    mostBytes: MOST_BYTES,
    bytesOf: ({ plain }) => HEAD_BYTES + FORMS * plain.bytes.length,
  });
  return (userId, name, compose) =>
    cached(userId, name, async revision => {
      limits.countHere('personalLists', userId);
      return personalResponse(await compose(revision));
    });
}
