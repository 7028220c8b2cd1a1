import { Resolver } from 'node:dns/promises';
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
export function publicLookup({ resolve = resolvePublicly, isPublic = isPublicAddress }: World = {}): {
  lookup: LookupFunction;
  isInside: (url: URL) => boolean;
} {
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

/** How long a server of names may be silent, and how often it is asked. */
const SILENCE_MS = 2000;
const TRIES = 2;

/**
 * The addresses that the names of the public net say. Not by `lookup`, which reads this machine's own names too and waits in a thread: a few
 * names that are never answered would take all of them, and neither mail nor database would be found meanwhile.
 */
async function resolvePublicly(name: string): Promise<{ address: string; family: number }[]> {
  const resolver = new Resolver({ timeout: SILENCE_MS, tries: TRIES });
  const [four, six] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  const all = (found: typeof four, family: number) =>
    found.status === 'fulfilled' ? found.value.map(address => ({ address, family })) : [];
  return [...all(four, 4), ...all(six, 6)];
}
