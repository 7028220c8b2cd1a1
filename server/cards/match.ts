import { foldForm } from '#contract/search.ts';
import { variantId } from '#contract/variant-ids.ts';
import type { Catalogue, Meaning } from '../catalogue/catalogue.ts';
import type { Pair } from '../catalogue/present.ts';
import { formsIn, withoutMarks } from './forms.ts';

type FileRow = { word: string; translation: string; key?: string };

/**
 * The key of the word that a row of a file is: written like it in the learning language and with one of its translations.
 * Without a translation the form has to belong to one word alone. A given key decides if its word is written so. Null where
 * there is none.
 */
export function matchRow(
  catalogue: Catalogue,
  { word, translation, key }: FileRow,
  pair: Pair,
): string | null {
  const candidates = candidatesFor(catalogue, word, pair);
  if (candidates.some(isNamed)) return key ?? null;
  if (translation.trim() === '') return candidates.length === 1 ? (candidates[0]?.id ?? null) : null;
  const wanted = new Set(formsIn(pair.lang, translation));
  const right = candidates.filter(meaning => saysOneOf(meaning, wanted, pair));
  const [best] = right.toSorted((one, other) => distance(one) - distance(other));
  return best?.id ?? null;

  /** By its key, or as the further form that the row of the file is. */
  function isNamed({ id }: Meaning): boolean {
    const isForm = (form: string) => variantId(pair.learn, form, id) === key;
    return id === key || formsIn(pair.learn, word).some(isForm);
  }

  /** A word's own form is nearer than a further one; and German "Orange" is the fruit, "orange" the colour. */
  function distance({ variants }: Meaning): number {
    const place = variants[pair.learn].indexOf(word.trim());
    return place === -1 ? variants[pair.learn].length : place;
  }
}

/** Words that can be learned and are written like the cell, by its most literal reading first. */
function candidatesFor(catalogue: Catalogue, word: string, pair: Pair): Meaning[] {
  const found = formsIn(pair.learn, word).flatMap(form => catalogue.meanings(pair.learn, form));
  const { word: wordOf } = catalogue.ofPair(pair);
  return [...new Set(found)].filter(meaning => wordOf(meaning.id) !== undefined);
}

function saysOneOf({ variants }: Meaning, wanted: ReadonlySet<string>, { lang }: Pair): boolean {
  return variants[lang].some(variant => wanted.has(withoutMarks(foldForm(lang, variant))));
}
