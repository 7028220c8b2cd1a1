import { z } from 'zod';
import { DEFAULT_LANGUAGE } from '#languages/index.ts';
import { endpoint } from './endpoint.ts';
import { success } from './envelope.ts';
import { LanguageCode, LanguagePair, Slug } from './fields.ts';
import { TEXT_LEVELS } from './text-levels.ts';

const TextLevel = z.enum(TEXT_LEVELS, { error: `Unknown level. Use one of: ${TEXT_LEVELS.join(', ')}` });

/** The language of a text; English ones have none, as docs/specification.md has it. */
const TextLanguage = LanguageCode.optional();

export const TextSummary = z.object({
  id: z.string(),
  title: z.string(),
  level: TextLevel,
  learn: TextLanguage,
  /** How many words it takes to read. */
  words: z.int(),
  emoji: z.string().optional(),
});
export type TextSummary = z.infer<typeof TextSummary>;

/** The place of a word: how many UTF-16 units come before it, and how many it has. */
const Span = z.tuple([z.int(), z.int()]);
export type Span = z.infer<typeof Span>;

/** A stretch's place and length in UTF-16 units, and how it is read: vowelled Arabic, the kana of kanji, Ukrainian with its stress. */
const StretchReading = z.tuple([z.int(), z.int(), z.string()]).readonly();
export type StretchReading = z.infer<typeof StretchReading>;

/** One way to read a word of a text: what it is a form of, the rows that tell what that means, and what the form is. */
const TokenReading = z.object({
  base: z.string(),
  /** The last part of a compound that no row has: the rows are of it. */
  head: z.string().optional(),
  /** Keys of rows, commonest first; none for a grammar word that its tags explain. */
  rows: z.array(z.string()),
  /** The places of those of which the word is a further form, and so a word of its own (`variant-ids.ts`). */
  further: z.array(z.int()).optional(),
  /** Names of `languages/word-forms/tags.ts`: plural, past and she. */
  tags: z.array(z.string()),
  /** Words attached in front and behind, in reading order: and, their. */
  before: z.array(z.string()),
  after: z.array(z.string()),
});
export type TokenReading = z.infer<typeof TokenReading>;

/** A different word of the text, as it is looked up, with all that it may be, likeliest first. */
const TokenWord = z.object({ form: z.string(), readings: z.array(TokenReading) });
export type TokenWord = z.infer<typeof TokenWord>;

/** A word's place and length in UTF-16 units, its index in `words`, and the number of its unit, where several words make one. */
const Token = z.tuple([z.int(), z.int(), z.int()]).rest(z.int());
export type Token = z.infer<typeof Token>;

/** What a row says in a pair of languages, for cards. SENSE_SEPARATOR is between senses, commonest first. */
export const Gloss = z.object({
  translation: z.string(),
  /** The word itself, in the language that is learned. */
  form: z.string(),
  pos: z.string(),
  transcription: z.string().optional(),
  /** How it is said where writing does not tell: kana, vocalised Arabic, stress-marked Ukrainian. */
  spoken: z.string().optional(),
  emoji: z.string().optional(),
  gender: z.string().optional(),
  article: z.string().optional(),
  /** It is explained, but one of the two languages has no such word: it cannot be kept and learned in this pair. */
  is_lacking: z.literal(true).optional(),
});
export type Gloss = z.infer<typeof Gloss>;

/** All that the words of a text may be, with what the rows mean in the interface language: a tap needs nothing more. */
const TextReading = z.object({
  title: z.array(Token),
  body: z.array(Token),
  words: z.array(TokenWord),
  rows: z.record(z.string(), Gloss),
});
export type TextReading = z.infer<typeof TextReading>;

/**
 * `body` is paragraphs with an empty line between them. `spans` are the words of texts that are not English; those of English
 * ones are found by `text-words.ts`.
 */
const Text = z.object({
  id: z.string(),
  title: z.string(),
  body: z.string(),
  level: TextLevel,
  learn: TextLanguage,
  emoji: z.string().optional(),
  spans: z.object({ title: z.array(Span), body: z.array(Span) }).optional(),
  /** How words are read in this text, where their letters do not tell and somebody has written it down or a rule knows. */
  said: z.object({ title: z.array(StretchReading), body: z.array(StretchReading) }).optional(),
  reading: TextReading.optional(),
});
export type Text = z.infer<typeof Text>;

export const listTexts = endpoint({
  method: 'GET',
  path: '/texts',
  access: 'anyone',
  summary: 'Texts in the language `learn` to read, easy first; English ones where none is named',
  query: z.object({ level: TextLevel.optional(), learn: LanguageCode.default(DEFAULT_LANGUAGE) }),
  reply: success(z.object({ texts: z.array(TextSummary) })),
});

export const getText = endpoint({
  method: 'GET',
  path: '/texts/:id',
  access: 'anyone',
  summary: 'One text with its title and body; where `lang` is named, with its words and what they mean in it',
  params: z.object({ id: z.string() }),
  query: z.object({ lang: LanguageCode.optional() }),
  reply: success(z.object({ text: Text })),
});

export const listTextRows = endpoint({
  method: 'GET',
  path: '/text-rows',
  access: 'anyone',
  summary:
    'Which rows of the catalogue and the dictionary the words of each text in the language `learn` are, and how often',
  query: z.object({ learn: LanguageCode.default(DEFAULT_LANGUAGE) }),
  reply: success(
    z.object({
      /** The ids of all rows, each once. */
      rows: z.array(z.string()),
      /**
       * By the id of the text: the place of a row among `rows`, how often its forms occur in the body, and the places of the other rows
       * that the same forms may be. Small words and words without a row are left out.
       */
      texts: z.record(z.string(), z.array(z.tuple([z.int(), z.int()]).rest(z.int()))),
    }),
  ),
});

/** A word that a person may choose a reading for, as it is looked up. */
const ChosenForm = z
  .string()
  .trim()
  .min(1, 'This field is required')
  .max(60)
  .refine(isText, 'Contains characters that are not text');

function isText(form: string): boolean {
  return form.isWellFormed() && !/\p{Cc}/u.test(form);
}

export const listReadingChoices = endpoint({
  method: 'GET',
  path: '/reading-choices',
  access: 'user',
  summary: 'Which row the person reads a form of the language `learn` as, where they have chosen one',
  query: z.object({ learn: LanguageCode }),
  reply: success(z.object({ choices: z.record(z.string(), z.string()) })),
});

export const chooseReading = endpoint({
  method: 'POST',
  path: '/reading-choices',
  access: 'user',
  summary: 'Reads a form as a row from now on; without one as it would be read otherwise',
  body: z.object({ learn: LanguageCode, form: ChosenForm, wordId: Slug.nullable() }),
  reply: success(z.object({ choices: z.record(z.string(), z.string()) })),
});

export const getGlosses = endpoint({
  method: 'GET',
  path: '/glosses',
  access: 'anyone',
  summary: 'What some rows say in a pair of languages; unknown ones are left out',
  query: LanguagePair.extend({
    ids: z
      .string()
      .max(4000)
      .transform(ids => ids.split(','))
      .pipe(z.array(Slug).max(100, 'At most 100 ids at once')),
  }),
  reply: success(z.object({ rows: z.record(z.string(), Gloss) })),
});
