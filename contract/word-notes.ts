import { z } from 'zod';
import { DEFAULT_LANGUAGE } from '#languages/index.ts';
import { LONGEST_NOTE, LONGEST_SENTENCE } from './bounds.ts';
import { endpoint } from './endpoint.ts';
import { success } from './envelope.ts';
import { LanguageCode, Slug, text } from './fields.ts';

const Learn = z.object({ learn: LanguageCode.default(DEFAULT_LANGUAGE) });
const WordId = z.object({ wordId: Slug });
/** A note and a sentence of one's own with the word in it, each empty where there is none. */
const Note = z.object({ note: z.string(), sentence: z.string() });

export const getWordNote = endpoint({
  method: 'GET',
  path: '/words/:wordId/note',
  access: 'user',
  summary:
    'What the person has written to remember a word by, in a learning language: a note, and a sentence of their own; nobody else sees it',
  params: WordId,
  query: Learn,
  reply: success(Note),
});

export const saveWordNote = endpoint({
  method: 'POST',
  path: '/words/:wordId/note',
  access: 'user',
  summary:
    'Writes such a note and sentence in place of those before; an empty one removes it, a sentence that is not named stays',
  params: WordId,
  body: z.object({
    learn: LanguageCode,
    note: z.string().trim().pipe(text(LONGEST_NOTE)),
    sentence: z.string().trim().pipe(text(LONGEST_SENTENCE)).optional(),
  }),
  reply: success(Note),
});

export const listWordNotes = endpoint({
  method: 'GET',
  path: '/word-notes',
  access: 'user',
  summary: 'All notes and own sentences of a learning language, by the id of the word',
  query: Learn,
  reply: success(
    z.object({ notes: z.record(z.string(), z.string()), sentences: z.record(z.string(), z.string()) }),
  ),
});
