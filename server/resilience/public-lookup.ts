import { lookup as resolveName } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** What the world is to connections that a stranger names: tests have one of their own. */
export type World = {
  resolve?: (name: string) => Promise<{ address: string; family: number }[]>;
  isPublic?: (address: string) => boolean;
};

/** A name, or the number in an address, leads to somebody inside, or nowhere. */
class NotPublicError extends Error {}

/**
 * How a connection finds its address where a stranger has named it. Every address that a name has is looked at, since one of several may be
 * meant for somebody inside, and the connection is made to one that was looked at: a name that means another address a moment later gains
 * nothing.
 */
export function publicLookup({
  resolve = name => resolveName(name, { all: true }),
  isPublic = isPublicAddress,
}: World = {}): { lookup: LookupFunction; isInside: (url: URL) => boolean } {
  async function addressesOf(name: string) {
    const found = await resolve(name);
    if (found.length === 0 || !found.every(({ address }) => isPublic(address)))
      throw new NotPublicError(name);
    return found;
  }
  return {
    lookup(name, { all }, callback) {
      addressesOf(name).then(
        found => (all ? callback(null, found) : callback(null, found[0]?.address ?? '', found[0]?.family)),
        (error: Error) => callback(error, []),
      );
    },
    /** A number is not looked up, so it has to be looked at before. */
    isInside({ hostname }) {
      const name = hostname.replace(/^\[|\]$/g, '');
      return isIP(name) !== 0 && !isPublic(name);
    },
  };
}
