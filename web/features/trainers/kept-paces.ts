import type { Paces } from '#learning/pace.ts';
import { readStored, writeStored } from '#web/platform/storage/storage.ts';

const KEY = 'trainer_paces';

/** How quickly right answers were given in this browser, by which a slow one is told. */
export function readPaces(): Paces {
  try {
    const paces: unknown = JSON.parse(readStored(KEY) ?? '{}');
    return typeof paces === 'object' && paces !== null ? (paces as Paces) : {};
  } catch {
    // Edited by hand: nobody is slow for a while.
    return {};
  }
}

export function keepPaces(paces: Paces): void {
  writeStored(KEY, JSON.stringify(paces));
}
