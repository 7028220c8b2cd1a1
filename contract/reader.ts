import { z } from 'zod';
import { DEFAULT_LANGUAGE } from '#languages/index.ts';
import { endpoint } from './endpoint.ts';
import { success } from './envelope.ts';
import { LanguageCode } from './fields.ts';
import { TEXT_LEVELS } from './text-levels.ts';

const TextLevel = z.enum(TEXT_LEVELS, { error: `Unknown level. Use one of: ${TEXT_LEVELS.join(', ')}` });

/** The language of a text; English ones have none, as the specification has it. */
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

/** Where a word stands: how many UTF-16 units come before it, and how many it has. */
const Span = z.tuple([z.int(), z.int()]);
export type Span = z.infer<typeof Span>;

/**
 * `body` is paragraphs with an empty line between them. `spans` tells the words of texts that are not English; those of English
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
  summary: 'One text with its title and body',
  params: z.object({ id: z.string() }),
  reply: success(z.object({ text: Text })),
});

export const listTextRows = endpoint({
  method: 'GET',
  path: '/text-rows',
  access: 'anyone',
  summary:
    'Which rows of the catalogue and the dictionary the words of each text in the language `learn` are',
  query: z.object({ learn: LanguageCode.default(DEFAULT_LANGUAGE) }),
  reply: success(
    z.object({
      /** By the id of the text: a word as it is looked up, the id of its row and how often it stands there; grammar words and words without a row are left out. */
      texts: z.record(z.string(), z.array(z.tuple([z.string(), z.string(), z.int()]))),
    }),
  ),
});
