import type { Language } from '#languages/index.ts';
import { idsFrom } from '../new-id.ts';
import { readStored, writeStored } from '../storage.ts';

/** What takes a whole check back: the id of its result, and the first id of its marks with their number (`idsFrom`). */
export type KeptCheck = { id: string; firstMark: string; marks: number; at: number };

const keyOf = (userId: string, learn: Language) => `placement:${userId}:${learn}`;

/** More are not asked for. */
const MOST_KEPT = 5;

/** The checks of a person on this computer that can be undone, the latest first. */
export function readKeptChecks(userId: string, learn: Language): KeptCheck[] {
  const stored = readStored(keyOf(userId, learn));
  if (stored === null) return [];
  try {
    const kept: unknown = JSON.parse(stored);
    return Array.isArray(kept) ? kept.filter(isKeptCheck) : [];
  } catch {
    return [];
  }
}

/** Keeps a check in place of what was kept of it before. */
export function keepCheck(userId: string, learn: Language, check: KeptCheck): void {
  const others = readKeptChecks(userId, learn).filter(({ id }) => id !== check.id);
  writeStored(keyOf(userId, learn), JSON.stringify([check, ...others].slice(0, MOST_KEPT)));
}

export function forgetCheck(userId: string, learn: Language, { id }: KeptCheck): void {
  const others = readKeptChecks(userId, learn).filter(other => other.id !== id);
  writeStored(keyOf(userId, learn), others.length === 0 ? null : JSON.stringify(others));
}

export function idsOfCheck({ id, firstMark, marks }: KeptCheck): string[] {
  return [id, ...idsFrom(firstMark, marks)];
}

/** Other programs may have written there. */
function isKeptCheck(kept: unknown): kept is KeptCheck {
  if (typeof kept !== 'object' || kept === null) return false;
  const { id, firstMark, marks, at } = kept as Record<string, unknown>;
  return (
    typeof id === 'string' && typeof firstMark === 'string' && Number.isInteger(marks) && Number.isInteger(at)
  );
}
