import { pathTo } from '#contract/pages.ts';
import { isLanguage, type Language } from '#languages/index.ts';
import { rememberReturn } from '#web/platform/session/return-address.ts';
import { readStored, writeStored } from '#web/platform/storage/storage.ts';

const KEY = 'wanted_list';
/** As long as the way back is known. */
const KEPT_MS = 24 * 60 * 60 * 1000;

type Pair = { lang: Language; learn: Language };

/** A guest wants to keep a list, and goes to make an account or to log in: then they come back, and it is kept. */
export function wantList(code: string, pair: Pair, now = Date.now()): void {
  writeStored(KEY, [now, code, pair.lang, pair.learn].join(' '));
  rememberReturn(pathTo('list', { code }, pair), now);
}

/**
 * The pair of languages in which whoever is here wanted this list before they came in; undefined where they did not, and once it has
 * been taken. Their account may be for another pair, and cards are kept in the one that they were seen in.
 */
export function takeWantedList(code: string, now = Date.now()): Pair | undefined {
  const [at, wanted, lang, learn] = (readStored(KEY) ?? '').split(' ');
  if (wanted !== code) return undefined;
  writeStored(KEY, null);
  const isFresh = now - Number(at) < KEPT_MS;
  return isFresh && isLanguage(lang) && isLanguage(learn) ? { lang, learn } : undefined;
}
