import { z } from 'zod';
import { LONGEST_SENTENCE } from '#contract/bounds.ts';
import { NewCard } from '#contract/cards.ts';
import { fieldText } from '#contract/field-text.ts';
import type { Language } from '#languages/index.ts';
import { AnkiError } from './anki-error.ts';
import { checkModel, FIELDS, type Field, languageOf, WRITTEN } from './notes.ts';

/** What both programs send of fields and options; further options, tags, sounds and pictures are left out, as cards have none. */
export const Fields = z.record(z.string(), z.string());
export const NewNote = z.object({
  deckName: z.string(),
  modelName: z.string(),
  fields: Fields,
  options: z
    .object({
      allowDuplicate: z.boolean().optional(),
      duplicateScope: z.string().nullish(),
    })
    .optional(),
});
export type NewNote = z.infer<typeof NewNote>;

export type Written = Partial<Record<(typeof WRITTEN)[Field], string>>;

/** Longer texts of a dictionary are cut; a word that is longer is none, and refused. */
const LONGEST: Partial<Record<Field, number>> = {
  Translation: 400,
  Reading: 200,
  Sentence: LONGEST_SENTENCE,
  Note: 1000,
};

/** What fields of a note, which are HTML, write on a card; names count in any case, as in Anki, and unknown ones are passed over. */
export function writtenIn(fields: Record<string, string>): Written {
  const written: Written = {};
  for (const [name, html] of Object.entries(fields)) {
    const field = FIELDS.find(known => known.toLowerCase() === name.toLowerCase());
    if (field !== undefined) written[WRITTEN[field]] = cut(textOf(field, html), LONGEST[field]);
  }
  return written;
}

/**
 * The language and the word of a note that is to be added.
 *
 * @throws AnkiError where there is no such deck or kind of note, or the word is empty
 */
export function wordIn(note: NewNote): { learn: Language; word: string } {
  checkModel(note.modelName);
  const learn = languageOf(note.deckName);
  const { word = '' } = writtenIn(note.fields);
  if (word === '') throw new AnkiError('cannot create note because it is empty');
  return { learn, word };
}

/**
 * The card that a note becomes, with its translation in `lang`.
 *
 * @throws AnkiError where something is missing or too long
 */
export function cardIn(note: NewNote, lang: Language): NewCard {
  const { learn } = wordIn(note);
  const written = writtenIn(note.fields);
  if (!written.translation) throw new AnkiError('cannot create note because the field Translation is empty');
  const parsed = NewCard.safeParse({ ...written, learn, lang });
  if (!parsed.success) throw new AnkiError(`cannot create note: ${problemOf(parsed.error)}`);
  return parsed.data;
}

/** The first problem of a card, with the name of the field. */
export function problemOf({ issues: [issue] }: z.ZodError): string {
  const field = FIELDS.find(known => WRITTEN[known] === issue?.path[0]);
  return `${field ?? issue?.path.join('.')}: ${issue?.message}`;
}

/** A word and its reading are one line each. */
function textOf(field: Field, html: string): string {
  const text = fieldText(html);
  return field === 'Word' || field === 'Reading' ? text.replaceAll('\n', ' ') : text;
}

function cut(text: string, longest = Number.POSITIVE_INFINITY): string {
  if (text.length <= longest) return text;
  // No half of a sign that takes two units is left at the end.
  return `${text.slice(0, longest - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
