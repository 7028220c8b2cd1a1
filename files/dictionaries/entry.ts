import {
  type DictionaryFormat,
  LONGEST_FACT,
  LONGEST_FORM,
  LONGEST_HEAD,
  LONGEST_KIND,
  LONGEST_READING,
  LONGEST_SENSE,
  LONGEST_SENSES,
  MOST_FORMS,
  MOST_SENSES,
} from '#contract/reference-bounds.ts';

/** One entry of a reference dictionary, whatever file it is from: plain text, nothing in it is run or fetched. */
export type DictionaryEntry = {
  /** The spellings that it is found by. */
  forms: string[];
  /** As the dictionary writes the word. */
  head: string;
  /** How it is said, in the dictionary's own signs; often empty. */
  reading: string;
  kind: string;
  senses: string[];
  /** A rank or a count, and where the pitch falls, where the dictionary is one of these. */
  frequency?: string;
  pitch?: string;
};

/** What a dictionary says of itself. */
export type AboutDictionary = {
  format: DictionaryFormat;
  title: string;
  licence: string;
  /** Where it is from: an address, or words. */
  source: string;
  /** Codes of the languages of its words and of its explanations, as far as its files tell; they need not be among ours. */
  from?: string | undefined;
  to?: string | undefined;
};

/** A dictionary that was opened. Its entries come in an order that depends on the files alone. */
export type OpenedDictionary = {
  about: AboutDictionary;
  /** How much of the files is read, from 0 to 1. */
  share: () => number;
  entries: () => AsyncGenerator<DictionaryEntry>;
};

/** An entry within the bounds of the contract; undefined where nothing is left that could be found or shown. */
export function boundedEntry(entry: DictionaryEntry): DictionaryEntry | undefined {
  const forms = [...new Set([entry.head, ...entry.forms].map(tidy))].filter(isForm).slice(0, MOST_FORMS);
  const senses = boundedSenses(entry.senses);
  const { frequency, pitch } = entry;
  if (forms.length === 0) return undefined;
  if (senses.length === 0 && frequency === undefined && pitch === undefined) return undefined;
  return {
    forms,
    head: cut(tidy(entry.head), LONGEST_HEAD) || (forms[0] ?? ''),
    reading: cut(tidy(entry.reading), LONGEST_READING),
    kind: cut(tidy(entry.kind), LONGEST_KIND),
    senses,
    ...(frequency !== undefined && { frequency: cut(tidy(frequency), LONGEST_FACT) }),
    ...(pitch !== undefined && { pitch: cut(tidy(pitch), LONGEST_FACT) }),
  };
}

function isForm(form: string): boolean {
  return form !== '' && form.length <= LONGEST_FORM;
}

function boundedSenses(senses: readonly string[]): string[] {
  const kept: string[] = [];
  let length = 0;
  for (const sense of senses) {
    const tidied = cut(tidyLines(sense), LONGEST_SENSE);
    length += tidied.length;
    if (kept.length === MOST_SENSES || length > LONGEST_SENSES) break;
    if (tidied !== '') kept.push(tidied);
  }
  return kept;
}

/** Control characters, and marks that turn the direction of all that follows. */
const NOT_TEXT = /[\p{Cc}\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** One line of text and nothing else. */
export function tidy(text: string): string {
  return text.toWellFormed().replace(NOT_TEXT, ' ').replace(/\s+/g, ' ').trim();
}

/** The same line by line; lines that are empty go. */
function tidyLines(text: string): string {
  return text.split(/\r?\n/).map(tidy).filter(Boolean).join('\n');
}

/** Shortened to so many UTF-16 units, with a mark that tells, and no half of a sign at the end. */
function cut(text: string, longest: number): string {
  return text.length <= longest ? text : `${text.slice(0, longest - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
