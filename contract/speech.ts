import { z } from 'zod';
import { LONGEST_SPEECH } from './bounds.ts';
import { endpoint } from './endpoint.ts';
import { success } from './envelope.ts';
import { LanguageCode, Slug, text } from './fields.ts';

export const synthesizeSpeech = endpoint({
  method: 'POST',
  path: '/tts/synthesize',
  access: 'anyone',
  summary: 'Speaks a word or sentence: base64 mp3',
  body: z.object({
    text: text(LONGEST_SPEECH),
    language: LanguageCode,
    pace: z.enum(['normal', 'slow']).default('normal'),
    /** The word of the catalogue that is meant: some are written alike and said differently (角 is かど and つの). */
    wordId: Slug.optional(),
    /** Whether a recording by a person is sent where this server has one of the word; a voice says it otherwise. */
    recordings: z.boolean().default(true),
  }),
  reply: z.object({ success: z.literal(true), audioContent: z.string() }),
});

export const listSpokenForms = endpoint({
  method: 'GET',
  path: '/tts/spoken-forms',
  access: 'anyone',
  summary:
    'The words of a language that a voice of a device is not to say: the server corrects how voices read them, or a person has recorded them. Folded as `foldSpoken` does. Languages whose writing leaves the reading open (profile) have all their words corrected, and list none for it',
  query: z.object({ language: LanguageCode }),
  reply: success(
    z.object({
      forms: z.array(z.string()),
      /** Those of them that are listed for a recording alone. */
      recorded: z.array(z.string()),
    }),
  ),
});
