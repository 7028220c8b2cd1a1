import { readStored, writeStored } from '#web/platform/storage/storage.ts';

const KEY = 'offline_lists';

/** The addresses of lists that somebody has made available without a connection: these copies are never the ones that make room. */
export function pinnedLists(): string[] {
  try {
    const addresses: unknown = JSON.parse(readStored(KEY) ?? '[]');
    return Array.isArray(addresses) ? addresses.filter(address => typeof address === 'string') : [];
  } catch {
    return [];
  }
}

export function pinList(address: string): void {
  writeStored(KEY, JSON.stringify([...new Set([...pinnedLists(), address])]));
}

export function unpinList(address: string): void {
  writeStored(KEY, JSON.stringify(pinnedLists().filter(pinned => pinned !== address)));
}
