import { pinnedLists, unpinList } from '../response-cache/response-cache.ts';

/** What is kept on this device, in bytes by kind, largest first; kinds with nothing are left out. */
export type KeptSizes = { kind: KeptKind; bytes: number }[];
export type KeptKind = 'app' | 'lists' | 'sounds' | 'pictures';

const KINDS: [prefix: string, kind: KeptKind][] = [
  ['shell-', 'app'],
  ['files-', 'app'],
  ['replies-', 'lists'],
  ['speech-', 'sounds'],
  ['pictures-', 'pictures'],
];
/** Reading thousands of sounds to weigh them would take seconds; so many tell what the others weigh. */
const MOST_WEIGHED = 60;

/** Weighs what is kept. Empty where the browser keeps nothing, or does not let us look. */
export async function keptSizes(): Promise<KeptSizes> {
  const sums = new Map<KeptKind, number>();
  try {
    for (const name of await caches.keys()) {
      const kind = KINDS.find(([prefix]) => name.startsWith(prefix))?.[1];
      if (kind !== undefined) sums.set(kind, (sums.get(kind) ?? 0) + (await weigh(name)));
    }
  } catch {
    return [];
  }
  const sizes = [...sums].map(([kind, bytes]) => ({ kind, bytes }));
  return sizes.filter(({ bytes }) => bytes > 0).sort((one, other) => other.bytes - one.bytes);
}

/** Removes what is kept and can be had again from the server; answers that wait stay. */
export async function removeKept(): Promise<void> {
  for (const address of pinnedLists()) await unpinList(address);
  for (const name of await caches.keys()) {
    const kind = KINDS.find(([prefix]) => name.startsWith(prefix))?.[1];
    if (kind !== undefined && kind !== 'app') await caches.delete(name);
  }
}

async function weigh(name: string): Promise<number> {
  const cache = await caches.open(name);
  const keys = await cache.keys();
  const step = Math.max(1, Math.floor(keys.length / MOST_WEIGHED));
  const some = keys.filter((_, place) => place % step === 0);
  let bytes = 0;
  for (const key of some) bytes += (await (await cache.match(key))?.blob())?.size ?? 0;
  return some.length === 0 ? 0 : Math.round((bytes * keys.length) / some.length);
}
