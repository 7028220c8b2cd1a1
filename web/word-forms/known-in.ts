import { SENSE_SEPARATOR } from '#contract/separators.ts';
import type { Language } from '#languages/index.ts';
import { knownWords, rowsInOrder } from '#languages/word-forms/known-words.ts';
import type { KnownWords, LanguageForms } from '#languages/word-forms/language-forms.ts';

/** What our rows are called in one language; lists by the places of the keys. It can be handed to a worker. */
export type LanguageData = {
  language: Language;
  keys: readonly string[];
  pos: readonly string[];
  /** Variants parted by SENSE_SEPARATOR. */
  forms: readonly string[];
  /** Kana and the like, by place. */
  spoken: Readonly<Record<string, string>>;
};

/** The rows of a language as its words are looked up in them. */
export function knownIn({ keys, pos, forms, spoken }: LanguageData, language: LanguageForms): KnownWords {
  const rows = keys.map((key, place) => ({
    key,
    pos: pos[place] ?? '',
    forms: (forms[place] ?? '').split(SENSE_SEPARATOR),
    spoken: spoken[place],
  }));
  return knownWords(language, rowsInOrder(rows));
}
