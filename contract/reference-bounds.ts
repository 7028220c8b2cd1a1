/** Longer is no word that anybody taps: such forms are left out of a reference dictionary. */
export const LONGEST_FORM = 60;
/** Under how many spellings one entry is found. */
export const MOST_FORMS = 12;
export const LONGEST_HEAD = 120;
export const LONGEST_READING = 200;
/** Part of speech, gender and labels, as the dictionary writes them. */
export const LONGEST_KIND = 200;
export const MOST_SENSES = 40;
export const LONGEST_SENSE = 1500;
/** All senses of one entry together, in UTF-16 units. */
export const LONGEST_SENSES = 8000;
/** A rank, a number of occurrences or a place of the pitch, as the dictionary writes it. */
export const LONGEST_FACT = 60;

export const LONGEST_TITLE = 120;
export const LONGEST_LICENCE = 200;
export const LONGEST_SOURCE = 300;

/** What one call brings: so much is written within a blink, and nobody else waits. */
export const MOST_ENTRIES_AT_ONCE = 1000;
/** UTF-16 units of the entries in one call; a body may have 1.25 MB, and a sign three bytes. */
export const LARGEST_BATCH = 250_000;

/** Dictionaries of one person. */
export const MOST_DICTIONARIES = 50;
/** Entries of one dictionary. */
export const MOST_ENTRIES = 2_000_000;

/** Entries of one dictionary in the reply to one lookup. */
export const MOST_FOUND = 8;

/** What dictionary files are read from. */
export const DICTIONARY_FORMATS = ['yomitan', 'stardict', 'dictd', 'cedict', 'table'] as const;
export type DictionaryFormat = (typeof DICTIONARY_FORMATS)[number];

type Sized = {
  forms: readonly string[];
  senses: readonly string[];
  head: string;
  reading: string;
  kind: string;
};

/** How long entries are, in UTF-16 units, as both sides count them. */
export function sizeOfEntries(entries: readonly Sized[]): number {
  let size = 0;
  for (const { forms, senses, head, reading, kind } of entries) {
    size += head.length + reading.length + kind.length;
    for (const part of forms) size += part.length;
    for (const part of senses) size += part.length;
  }
  return size;
}
