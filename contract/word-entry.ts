import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { success } from './envelope.ts';
import { LanguageCode, LanguagePair, Slug } from './fields.ts';
import { Sentence } from './sentences.ts';
import { Word } from './words.ts';

/** Names of `languages/word-forms/tags.ts`: plural, past and she. */
const FormTags = z.array(z.string()).readonly();
const NamedForm = z.object({ tags: FormTags, form: z.string() });

/** How a word bends (`languages/word-forms/paradigm.ts`). */
const Forms = z.object({
  principal: z.array(NamedForm).readonly(),
  tables: z
    .array(
      z.object({
        of: FormTags,
        columns: z.array(FormTags).readonly(),
        rows: z
          .array(z.object({ tags: FormTags, cells: z.array(z.array(z.string()).readonly()).readonly() }))
          .readonly(),
      }),
    )
    .readonly(),
});
export type Forms = z.infer<typeof Forms>;

/** A sentence with the word: its own, which has a translation, or one of a text, which names the text. */
const EntrySentence = Sentence.partial({ translation: true }).extend({
  from: z.object({ id: z.string(), title: z.string() }).optional(),
});
export type EntrySentence = z.infer<typeof EntrySentence>;

/** Slavic verbs come in twos: one that goes on, one that completes. */
const AspectPair = z.object({ imperfective: z.string(), perfective: z.string() });
export type AspectPair = z.infer<typeof AspectPair>;

/** The letters of an Arabic root, and other words of it. */
const Root = z.object({ letters: z.array(z.string()), family: z.array(Word) });
export type Root = z.infer<typeof Root>;

/** All that is known of a word in a pair of languages; lists of what is not known are empty. */
const WordEntry = z.object({
  word: Word,
  pos: z.string(),
  /** How it is said where writing does not tell: kana, vocalised Arabic, stress-marked Ukrainian. */
  spoken: z.string().optional(),
  /** A person has recorded it, and is heard where recordings are wanted and nothing is said slowly. */
  is_recorded: z.boolean().optional(),
  /** Of a further form of a row (`variant-ids.ts`): the row, in the pair, which says the same in all other languages. */
  listed_as: Word.optional(),
  /** Where it is taught. */
  topic: z.object({ id: z.string(), name: z.string() }).optional(),
  /** Further translations, commonest first. */
  translations: z.array(z.string()),
  /** Other meanings of its form, each a word of its own, commonest first. */
  senses: z.array(z.object({ id: z.string(), translation: z.string(), sense: z.string().optional() })),
  /** Further ways to say the same, commonest first: forms of its row, each a word of its own. */
  synonyms: z.array(z.string()),
  sentences: z.array(EntrySentence),
  /** Short phrases that it is used in (`auf den Bus [warten]`); the translation of one may have no brackets. */
  collocations: z.array(Sentence),
  /** Ukrainian and Polish verbs, Ukrainian ones with stress marks; the word is one of the two. */
  pair: AspectPair.optional(),
  /** Arabic words. */
  root: Root.optional(),
  /** One of what a Chinese, Japanese or Korean noun names, with its counter: `一只[狗]`. */
  counting: Sentence.omit({ translation: true }).optional(),
  /** Missing where it does not change, or nobody is sure how. */
  forms: Forms.optional(),
  /** Some of its topic. */
  neighbours: z.array(Word),
  /** The word in every language that has it. */
  languages: z.partialRecord(LanguageCode, z.string()),
});
export type WordEntry = z.infer<typeof WordEntry>;

export const getWordEntry = endpoint({
  method: 'GET',
  path: '/words/:wordId',
  access: 'anyone',
  summary:
    'A word of the catalogue or of the dictionary in a pair of languages, with all that is known of it; 404 where one of the two has no such word',
  params: z.object({ wordId: Slug }),
  query: LanguagePair,
  reply: success(WordEntry),
});
