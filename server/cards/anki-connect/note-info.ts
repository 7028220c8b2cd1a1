import { textField } from '#contract/field-text.ts';
import { FIELDS, MODEL, type Note, WRITTEN } from './notes.ts';

/** What AnkiConnect tells of a note. Its fields are HTML, so what looks like a tag is written so that it is shown. */
export function noteInfo(note: Note) {
  const { noteId, card } = note;
  return {
    noteId,
    tags: [],
    fields: fieldsOf(note),
    modelName: MODEL,
    mod: secondsOf(card.updated_at),
    cards: [noteId],
  };
}

/** What AnkiConnect tells of the one card of a note, as far as we have it: our schedule is not Anki's. */
export function cardInfo(note: Note) {
  const { noteId, card, deck } = note;
  return {
    cardId: noteId,
    note: noteId,
    deckName: deck,
    modelName: MODEL,
    fields: fieldsOf(note),
    fieldOrder: 0,
    ord: 0,
    mod: secondsOf(card.updated_at),
  };
}

function fieldsOf({ card }: Note): Record<string, { value: string; order: number }> {
  return Object.fromEntries(
    FIELDS.map((field, order) => [field, { value: textField(card[WRITTEN[field]]), order }]),
  );
}

const secondsOf = (milliseconds: number) => Math.floor(milliseconds / 1000);
