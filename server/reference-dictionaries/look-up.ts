import { MOST_FOUND } from '#contract/reference-bounds.ts';
import type { FoundInDictionary } from '#contract/reference-dictionaries.ts';
import { foldForm } from '#contract/search.ts';
import type { Pair } from '../catalogue/present.ts';
import { candidatesOf, type KnownLanguage } from '../catalogue/word-forms.ts';
import type { Db } from '../database/database.ts';
import { type EntryRow, findEntries } from './entries-store.ts';
import { entryOf } from './entry-rows.ts';
import type { StoredDictionary } from './store.ts';

/** Base forms beyond the likeliest are far-fetched. */
const MOST_FORMS = 8;
/** Dictionaries of one owner that are asked. */
const MOST_ASKED = 12;

/** The forms that a word is looked up by: as it is written, then the base forms that it may be of, likeliest first. */
export function formsToLookUp(
  language: KnownLanguage,
  word: string,
  { learn }: Pick<Pair, 'learn'>,
): string[] {
  const bases = candidatesOf(language, word).flatMap(({ base, head }) =>
    head === undefined ? [base] : [base, head],
  );
  const forms = [word, ...bases].map(form => foldForm(learn, form)).filter(form => form !== '');
  return [...new Set(forms)].slice(0, MOST_FORMS);
}

type Owner = { userId: string; isOwn: boolean; dictionaries: readonly StoredDictionary[] };

/** What the dictionaries of one owner say, in their order; those that do not have the word are left out. */
export async function lookUp(db: Db, { userId, isOwn, dictionaries }: Owner, forms: readonly string[]) {
  const asked = dictionaries.slice(0, MOST_ASKED);
  const found = await Promise.all(
    asked.map(async ({ number, id, title, licence, source, lang }): Promise<FoundInDictionary> => {
      const rows = await findEntries(db, userId, number, forms);
      return {
        id,
        title,
        licence,
        source,
        lang,
        is_own: isOwn,
        entries: likeliest(rows, forms).map(entryOf),
      };
    }),
  );
  return found.filter(({ entries }) => entries.length > 0);
}

/** Each entry once, those of the likeliest form first, otherwise as the dictionary has them. */
function likeliest(rows: readonly EntryRow[], forms: readonly string[]): EntryRow[] {
  const ordered = rows.toSorted(
    (one, other) => forms.indexOf(one.form) - forms.indexOf(other.form) || one.entry - other.entry,
  );
  const once = new Map<number, EntryRow>();
  for (const row of ordered) if (!once.has(row.entry)) once.set(row.entry, row);
  return [...once.values()].slice(0, MOST_FOUND);
}
