import { MOST_FOUND } from '#contract/reference-bounds.ts';
import type { FoundInDictionary } from '#contract/reference-dictionaries.ts';
import { foldForm } from '#contract/search.ts';
import type { Language } from '#languages/index.ts';
import { candidatesOf, type KnownLanguage } from '../catalogue/word-forms.ts';
import type { Db } from '../database/database.ts';
import { type EntryRow, findEntries } from './entries-store.ts';
import { entryOf } from './entry-rows.ts';
import type { StoredDictionary } from './store.ts';

/** A form that is looked up, and how it is written: German *Warten* is another word than *warten*. */
export type SoughtForm = { form: string; written: string };

/** Base forms beyond the likeliest are far-fetched. */
const MOST_FORMS = 8;
/** Dictionaries of one owner that are asked. */
const MOST_ASKED = 12;

/**
 * The forms that a word is looked up by: the base forms that it may be of, likeliest first, then as it is written, and last what only its end
 * is (the head of a compound).
 */
export function formsToLookUp(language: KnownLanguage, word: string, learn: Language): SoughtForm[] {
  const candidates = candidatesOf(language, word);
  const heads = candidates.flatMap(({ head }) => head ?? []);
  const sought = new Map<string, SoughtForm>();
  for (const written of [...candidates.map(({ base }) => base), word, ...heads]) {
    const form = foldForm(learn, written);
    if (form !== '' && !sought.has(form)) sought.set(form, { form, written });
  }
  return [...sought.values()].slice(0, MOST_FORMS);
}

type Owner = { userId: string; isOwn: boolean; dictionaries: readonly StoredDictionary[] };

/** What the dictionaries of one owner say, in their order; those that do not have the word are left out. */
export async function lookUp(
  db: Db,
  { userId, isOwn, dictionaries }: Owner,
  sought: readonly SoughtForm[],
): Promise<FoundInDictionary[]> {
  const forms = sought.map(({ form }) => form);
  const found = await Promise.all(
    dictionaries.slice(0, MOST_ASKED).map(async ({ number, id, title, licence, source, lang }) => {
      const rows = await findEntries(db, userId, number, forms);
      const entries = likeliest(rows, sought).map(entryOf);
      return { id, title, licence, source, lang, is_own: isOwn, entries };
    }),
  );
  return found.filter(({ entries }) => entries.length > 0);
}

/** Each entry once: those of the likeliest form first, of these the ones that are written like it, otherwise as the dictionary has them. */
function likeliest(rows: readonly EntryRow[], sought: readonly SoughtForm[]): EntryRow[] {
  const ranked = rows.map(row => {
    const place = sought.findIndex(({ form }) => form === row.form);
    return { row, rank: place * 2 + (row.head === sought[place]?.written ? 0 : 1) };
  });
  const ordered = ranked.toSorted((one, other) => one.rank - other.rank || one.row.entry - other.row.entry);
  const once = new Map<number, EntryRow>();
  for (const { row } of ordered) if (!once.has(row.entry)) once.set(row.entry, row);
  return [...once.values()].slice(0, MOST_FOUND);
}
