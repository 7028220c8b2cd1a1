import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { success } from './envelope.ts';
import { LanguageCode } from './fields.ts';

/** The same in replies that belong together: places in their lists mean the same rows. */
const version = z.string();

export const listWordKeys = endpoint({
  method: 'GET',
  path: '/word-keys',
  access: 'anyone',
  summary: 'Every row that a word of a text can lead to, commonest first: its key, part of speech and emoji',
  reply: success(
    z.object({
      version,
      keys: z.array(z.string()),
      pos: z.array(z.string()),
      emoji: z.array(z.string()),
      /** How many of them, from the first on, are common: taught, or commoner than what is taught. */
      common: z.number().int(),
    }),
  ),
});

export const listWordForms = endpoint({
  method: 'GET',
  path: '/word-forms',
  access: 'anyone',
  summary: 'What each row is called in a language, in the order of the keys',
  query: z.object({ language: LanguageCode }),
  reply: success(
    z.object({
      version,
      /**
       * A line for each row: the ways to say it, commonest first, with SENSE_SEPARATOR between them; empty where there is none.
       */
      forms: z.string(),
      /** A line for each row: how a Japanese word is written in kana, as `shortReading` tells it; empty in other languages. */
      readings: z.string(),
      /** Keys of the rows that are taught in other languages and lacking in this one: they are explained, and cannot be kept and learned. */
      lacking: z.array(z.string()),
      /** Places of the rows whose forms are likelier anything else that they may be. */
      last: z.array(z.number().int()),
    }),
  ),
});
