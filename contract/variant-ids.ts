import { isLanguage, type Language } from '#languages/index.ts';
import { foldForm } from './search.ts';

const VARIANT_ID = /^variant-([a-z]{2})-[0-9a-z]{7}-(.+)$/;

/** A further form of a row in one language, by the id of the word that it is. */
export type VariantName = { row: string; language: Language };

/**
 * The id of a further form of a row, which is a word of its own: *coche* of `carro; coche` is `variant-es-0ez78uj-car`. It follows from
 * language, form and row alone, so the order of the forms in their cell may change. Of forms that fold alike the first is meant.
 */
export function variantId(language: Language, form: string, row: string): string {
  return `variant-${language}-${shortHash(foldForm(language, form))}-${row}`;
}

/** Undefined for what is no such id. Whether the row has such a form only the catalogue can tell. */
export function readVariantId(id: string): VariantName | undefined {
  const [, language, row] = VARIANT_ID.exec(id) ?? [];
  return isLanguage(language) && row !== undefined ? { row, language } : undefined;
}

/**
 * Whether a form is a further one among the forms of a row, its own form first. What is folded like the own form is written otherwise,
 * and no other word.
 */
export function isFurtherForm(language: Language, forms: readonly string[], form: string): boolean {
  const [own = '', ...further] = forms;
  return further.includes(form) && foldForm(language, form) !== foldForm(language, own);
}

/** The word that a form is of a row with these forms: the row itself, or a further form of it. */
export function idOfForm(language: Language, forms: readonly string[], form: string, row: string): string {
  return isFurtherForm(language, forms, form) ? variantId(language, form, row) : row;
}

/** The key of the row that a word is a form of: of a row itself its own. */
export const rowOfWord = (id: string): string => readVariantId(id)?.row ?? id;

/** FNV-1a of 32 bits: the forms of one cell are few, and are all that it has to tell apart. */
function shortHash(text: string): string {
  let hash = 0x811c9dc5;
  for (let place = 0; place < text.length; place += 1)
    hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193) >>> 0;
  return hash.toString(36).padStart(7, '0');
}
