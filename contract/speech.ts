import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { LanguageCode, Slug, text } from './fields.ts';

/** More is a text, not a word or a sentence; the reader speaks a text sentence by sentence. */
export const LONGEST_SPEECH = 500;

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
  }),
  answer: z.object({ success: z.literal(true), audioContent: z.string() }),
});
