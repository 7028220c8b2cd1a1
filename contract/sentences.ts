import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { success } from './envelope.ts';
import { LanguagePair, Slug } from './fields.ts';

/** The sentence of a word: the form of the word stands in square brackets, in several where it is split. */
export const Sentence = z.object({
  /** In the learning language: `Ich [rufe] dich morgen [an].` */
  text: z.string(),
  /** The same in the interface language, its own counterpart in brackets. */
  translation: z.string(),
  /** How it is read: Japanese in kana with spaces, Arabic with its vowels, Ukrainian with stress marks; brackets as in the text. */
  reading: z.string().optional(),
});
export type Sentence = z.infer<typeof Sentence>;

export const listSentences = endpoint({
  method: 'GET',
  path: '/sentences',
  access: 'anyone',
  summary:
    'The sentences of taught words in a pair of languages, by the id of the word; with `category` of its words alone, 404 where there is none',
  query: LanguagePair.extend({ category: Slug.optional() }),
  reply: success(z.object({ sentences: z.record(z.string(), Sentence) })),
});
