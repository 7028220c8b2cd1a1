import { useMemo, useSyncExternalStore } from 'react';
import type { Language } from '#languages/index.ts';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { readStored, writeStored } from '#web/platform/storage/storage.ts';
import { deviceDay } from './device-day.ts';

const KEY = 'round_under_way';

/** A round that is under way on this device, until its day ends. The trainers go on with it, home tells of it. */
export type KeptRound = {
  /** Whose it is, a space, and of what: `[lang, learn, choices]` in JSON. A guest has no id. */
  key: string;
  /** The local day on which it began. */
  day: number;
  /** Steps that are done, all of them, and the questions among those that are left. */
  done: number;
  total: number;
  questionsLeft: number;
  /** The round itself, a text of `learning/round/stored-round.ts`. */
  round: string;
};

/** What is kept under this name in local storage; a storage event brings the text of another tab's. */
export function parseKeptRound(text: string | null): KeptRound | undefined {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<KeptRound> | null;
    return isKeptRound(kept) ? kept : undefined;
  } catch {
    // Somebody edited it by hand.
    return undefined;
  }
}

export const readKeptRound = (): KeptRound | undefined => parseKeptRound(readStored(KEY));

export function writeKeptRound(kept: KeptRound | null): void {
  writeStored(KEY, kept === null ? null : JSON.stringify(kept));
}

export const isKeptRoundEvent = ({ key }: StorageEvent): boolean => key === KEY;

/** The round to go on with today, and the query of its page. */
export type RoundToGoOn = Pick<KeptRound, 'done' | 'total' | 'questionsLeft'> & {
  query: Record<string, string>;
};

/** The round of this person (empty for a guest) and of the pair in force that is under way today; none in the first render. */
export function useKeptRound(userId: string): RoundToGoOn | undefined {
  const { lang, learn } = useLanguages();
  const text = useSyncExternalStore(follow, storedText, () => null);
  return useMemo(() => {
    const kept = parseKeptRound(text);
    const query = kept?.day === deviceDay() ? queryOf(kept, userId, [lang, learn]) : undefined;
    return kept && query && { ...kept, query };
  }, [text, userId, lang, learn]);
}

function follow(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}

const storedText = () => readStored(KEY);

function queryOf({ key }: KeptRound, userId: string, pair: readonly [Language, Language]) {
  const [owner, ...subject] = key.split(' ');
  try {
    const [lang, learn, choices] = JSON.parse(subject.join(' '));
    const isOfPair = lang === pair[0] && learn === pair[1];
    return owner === userId && isOfPair ? (choices as Record<string, string>) : undefined;
  } catch {
    // Somebody edited it by hand.
    return undefined;
  }
}

function isKeptRound(value: Partial<KeptRound> | null): value is KeptRound {
  const { key, day, done, total, questionsLeft, round } = value ?? {};
  const areNumbers = [day, done, total, questionsLeft].every(Number.isInteger);
  return typeof key === 'string' && typeof round === 'string' && areNumbers;
}
