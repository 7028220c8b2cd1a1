import { pinnedLists, unpinList } from '../response-cache/response-cache.ts';

/** What is stored on this device, in bytes by kind, largest first; kinds with nothing are left out. */
export type StoredSizes = { kind: StoredKind; bytes: number }[];
export type StoredKind = 'app' | 'lists' | 'sounds' | 'pictures';

const KINDS: [prefix: string, kind: StoredKind][] = [
  ['shell-', 'app'],
  ['files-', 'app'],
  ['replies-', 'lists'],
  ['speech-', 'sounds'],
  ['pictures-', 'pictures'],
];
/** Reading thousands of sounds to weigh them would take seconds; so many tell what the others weigh. */
const MOST_WEIGHED = 60;

/** Weighs what is stored. Empty where the browser stores nothing, or does not let us look. */
export async function storedSizes(): Promise<StoredSizes> {
  const sums = new Map<StoredKind, number>();
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

/** Removes what is stored and can be had again from the server; what is pending stays. */
export async function removeStored(): Promise<void> {
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

const MEGABYTE = 1_000_000;
/** Shown for anything smaller, since "0 MB" would be nothing at all. */
const LEAST = 0.1;

/** Bytes as people read them in a language, in megabytes: `0.2 MB`. */
export function inMegabytes(bytes: number, language: string): string {
  const format = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
  });
  return format.format(bytes === 0 ? 0 : Math.max(LEAST, bytes / MEGABYTE));
}
