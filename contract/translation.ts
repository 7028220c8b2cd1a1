import { z } from 'zod';
import { LONGEST_SENTENCE } from './bounds.ts';
import { endpoint } from './endpoint.ts';
import { success } from './envelope.ts';
import { LanguageCode, LanguagePair, requiredText } from './fields.ts';

/** Room for the longest words and for short phrases; more is not a word. */
export const LONGEST_WORD = 60;

const LookedUpWord = z
  .string()
  .trim()
  .min(1, 'This field is required')
  .max(LONGEST_WORD, `May be at most ${LONGEST_WORD} characters long`)
  .refine(word => word.isWellFormed() && !/\p{Cc}/u.test(word), 'Contains characters that are not text');

/** One way to read a word of a text: as a form of `base`. */
export const WordReading = z.object({
  /** The dictionary form, or the grammar word that it is a form of. */
  base: z.string(),
  /** The last part of a compound that no row has: translation, id, gender and article are of it. */
  head: z.string().optional(),
  /** The word of the row, where `base` is another word for the same (coche: carro): sound and gender of the row are not those of `base`. */
  listed_as: z.string().optional(),
  translation: z.string().optional(),
  word_id: z.string().optional(),
  /** What the form is, in names of `languages/word-forms/tags.ts`: plural, past and she. */
  tags: z.array(z.string()),
  /** Words attached in front and behind, in reading order: and, their. */
  before: z.array(z.string()),
  after: z.array(z.string()),
  transcription: z.string().optional(),
  /** Kana, vocalised Arabic, stress-marked Ukrainian. */
  spoken: z.string().optional(),
  emoji: z.string().optional(),
  gender: z.string().optional(),
  article: z.string().optional(),
});
export type WordReading = z.infer<typeof WordReading>;

/** SENSE_SEPARATOR is between senses, commonest first. All fields but `translation` are there where they are known. */
export const Translation = z.object({
  translation: z.string(),
  /** The dictionary form, where the word asked for is another form of it. */
  base: z.string().optional(),
  /** How the dictionary form is pronounced. */
  transcription: z.string().optional(),
  /** The id to add to a dictionary, for a word of the catalogue or a row of the built-in dictionary. */
  word_id: z.string().optional(),
  emoji: z.string().optional(),
  /** All that the word may be, likeliest first; of English words only where `readings=all` asks for it. */
  readings: z.array(WordReading).optional(),
});
export type Translation = z.infer<typeof Translation>;

export const translateWord = endpoint({
  method: 'GET',
  path: '/translate/:word',
  access: 'anyone',
  summary:
    'What a word of the language `learn` means in the language `lang`; 404 when no meaning is known. With `readings=all` words that only their tags explain are known too, with an empty translation',
  params: z.object({ word: LookedUpWord }),
  query: LanguagePair.extend({ readings: z.literal('all').optional() }),
  reply: Translation,
});

export const getTranslationOptions = endpoint({
  method: 'GET',
  path: '/translation-options',
  access: 'anyone',
  summary: 'Whether this server has a service that translates sentences',
  reply: success(z.object({ has_sentences: z.boolean() })),
});

/** A body and not an address: what people read of their own does not belong in the logs of proxies. */
export const translateSentence = endpoint({
  method: 'POST',
  path: '/translate-sentence',
  access: 'anyone',
  summary:
    'What a sentence of the language `learn` means in the language `lang`, by an outside service; 404 where it knows no translation, and with the code `not_configured` where there is no service',
  body: z.object({ sentence: requiredText(LONGEST_SENTENCE), lang: LanguageCode, learn: LanguageCode }),
  reply: success(z.object({ translation: z.string() })),
});
