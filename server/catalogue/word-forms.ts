import { formsOf } from '#languages/forms.ts';
import type { Language } from '#languages/index.ts';
import { knownWords } from '#languages/word-forms/known-words.ts';
import type { Candidate, KnownWords, LanguageForms } from '#languages/word-forms/language-forms.ts';
import type { Catalogue } from './catalogue.ts';

/** How a language changes its words, and the words of it that we know. */
export type KnownLanguage = { forms: LanguageForms; known: KnownWords };

/** By catalogue, since reading, translation and voice ask for the same tables of some megabytes. */
const READY = new WeakMap<Catalogue, Map<Language, Promise<KnownLanguage>>>();

/** Makes the function that readies a language for reading, once for all who ask. */
export function languagesOf(catalogue: Catalogue): (language: Language) => Promise<KnownLanguage> {
  const ready = READY.get(catalogue) ?? new Map<Language, Promise<KnownLanguage>>();
  READY.set(catalogue, ready);
  return language => {
    const begun = ready.get(language) ?? load(catalogue, language);
    ready.set(language, begun);
    return begun;
  };
}

async function load(catalogue: Catalogue, language: Language): Promise<KnownLanguage> {
  const forms = await formsOf(language);
  return { forms, known: knownWords(forms, catalogue.rows(language)) };
}

/** What a word of a text may be, likeliest first. */
export function candidatesOf({ forms, known }: KnownLanguage, word: string): readonly Candidate[] {
  return forms.candidates(forms.fold(word), known);
}
