import { z } from 'zod';
import { DEFAULT_LANGUAGE } from '#languages/index.ts';
import { LONGEST_NOTE } from './bounds.ts';
import { endpoint } from './endpoint.ts';
import { success } from './envelope.ts';
import { LanguageCode, Slug, text } from './fields.ts';

const Learn = z.object({ learn: LanguageCode.default(DEFAULT_LANGUAGE) });
const WordId = z.object({ wordId: Slug });
/** Empty where there is none. */
const Note = z.object({ note: z.string() });

export const getWordNote = endpoint({
  method: 'GET',
  path: '/words/:wordId/note',
  access: 'user',
  summary: 'What the person has written to remember a word by, in a learning language; nobody else sees it',
  params: WordId,
  query: Learn,
  reply: success(Note),
});

export const saveWordNote = endpoint({
  method: 'POST',
  path: '/words/:wordId/note',
  access: 'user',
  summary: 'Writes such a note in place of the one before; an empty one removes it',
  params: WordId,
  body: z.object({ learn: LanguageCode, note: z.string().trim().pipe(text(LONGEST_NOTE)) }),
  reply: success(Note),
});

export const listWordNotes = endpoint({
  method: 'GET',
  path: '/word-notes',
  access: 'user',
  summary: 'All notes of a learning language, by the id of the word',
  query: Learn,
  reply: success(z.object({ notes: z.record(z.string(), z.string()) })),
});
