import type { Reply } from '#contract/endpoint.ts';
import { wholeReading } from '#contract/kana-readings.ts';
import { SENSE_SEPARATOR } from '#contract/separators.ts';
import type { listWordForms, listWordKeys } from '#contract/word-rows.ts';
import type { Language } from '#languages/index.ts';
import { knownWords, rowsInOrder } from '#languages/word-forms/known-words.ts';
import type { KnownWords, LanguageForms, Row } from '#languages/word-forms/language-forms.ts';

/** What our rows are called in one language; lists by the places of the keys. It can be handed to a worker. */
export type LanguageData = {
  language: Language;
  keys: readonly string[];
  pos: readonly string[];
  /** Variants parted by SENSE_SEPARATOR. */
  forms: readonly string[];
  /** The kana of Japanese words. */
  readings: readonly (string | undefined)[];
  /** The keys of words that the language lacks: its forms only explain them. */
  lacking: readonly string[];
  /** How many rows, from the first on, are common. */
  common: number;
  /** The places of the rows that come last. */
  last: readonly number[];
};

type Keys = Reply<typeof listWordKeys>['data'];
type Forms = Reply<typeof listWordForms>['data'];

/** The two replies that tell what a language calls our rows, as one; their versions have to be the same. */
export function languageDataOf(
  { keys, pos, common }: Keys,
  written: Forms,
  language: Language,
): LanguageData {
  const forms = written.forms.split('\n');
  const short = written.readings.split('\n');
  const readings = forms.map((form, place) =>
    wholeReading(form.split(SENSE_SEPARATOR)[0] ?? '', short[place]),
  );
  return { language, keys, pos, forms, readings, lacking: written.lacking ?? [], common, last: written.last };
}

/** The rows of a language as its words are looked up in them. */
export function knownIn(
  { keys, pos, forms, readings, common, last }: LanguageData,
  language: LanguageForms,
): KnownWords {
  const lastPlaces = new Set(last);
  const commonnessAt = (place: number): Row['commonness'] =>
    place < common ? 'common' : lastPlaces.has(place) ? 'last' : undefined;
  const rows = keys.map((key, place) => ({
    key,
    pos: pos[place] ?? '',
    forms: (forms[place] ?? '').split(SENSE_SEPARATOR),
    spoken: readings[place],
    commonness: commonnessAt(place),
  }));
  return knownWords(language, rowsInOrder(rows));
}
