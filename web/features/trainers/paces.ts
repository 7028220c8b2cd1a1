import type { Paces } from '#learning/pace.ts';
import { readStored, writeStored } from '#web/platform/storage/storage.ts';

const KEY = 'trainer_paces';

/** How quickly right answers were given in this browser; a slow answer is graded against them. */
export function readPaces(): Paces {
  try {
    const paces: unknown = JSON.parse(readStored(KEY) ?? '{}');
    return typeof paces === 'object' && paces !== null ? (paces as Paces) : {};
  } catch {
    // Somebody edited it by hand. It fills again.
    return {};
  }
}

export function keepPaces(paces: Paces): void {
  writeStored(KEY, JSON.stringify(paces));
}
