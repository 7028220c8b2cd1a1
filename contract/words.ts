import { z } from 'zod';
import { SHELVES } from './shelves.ts';

const pronunciation = {
  /** How the word of the learning language is pronounced. */
  transcription: z.string().optional(),
  /** Which meaning of the word is meant, in the learning language, where another taught word has its form. */
  note: z.string().optional(),
  emoji: z.string().optional(),
  /** The shelf of its category. */
  shelf: z.enum(SHELVES).optional(),
  /** Which meaning of the translation is meant, in the interface language, where it has several. */
  sense: z.string().optional(),
  /** m, f, n, mf or pl (plural only), for nouns of languages that have genders. */
  gender: z.string().optional(),
  /** The article that is learned with the word, where it goes well with the dictionary form: der Tisch. */
  article: z.string().optional(),
};

/** A word in a category: `en_word` is its form in the learning language, `translation` in the interface language. */
export const Word = z.object({
  id: z.string(),
  en_word: z.string(),
  translation: z.string(),
  ...pronunciation,
});
export type Word = z.infer<typeof Word>;

/** A word in a person's dictionary. */
export const DictionaryWord = z.object({
  id: z.string(),
  english_word: z.string(),
  translation: z.string(),
  ...pronunciation,
  category: z.string().nullable(),
  /** Milliseconds since 1970. */
  added_at: z.number(),
});
export type DictionaryWord = z.infer<typeof DictionaryWord>;

/** One answer option of a question. */
export const PacketOption = z.object({
  id: z.string(),
  word: z.string(),
  translation: z.string(),
  ...pronunciation,
  /** What the voice is asked to say, where that is not the word itself: a letter is said with a vowel. */
  say: z.string().optional(),
});
export type PacketOption = z.infer<typeof PacketOption>;

/** One question: the word asked for and its decoys. */
export const PacketWord = PacketOption.extend({ otherWords: z.array(PacketOption) });
export type PacketWord = z.infer<typeof PacketWord>;
