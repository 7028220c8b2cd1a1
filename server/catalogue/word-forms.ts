import { formsOf } from '#languages/forms.ts';
import type { Language } from '#languages/index.ts';
import { knownWords } from '#languages/word-forms/known-words.ts';
import type { Candidate, KnownWords, LanguageForms } from '#languages/word-forms/language-forms.ts';
import type { Catalogue } from './catalogue.ts';

/** How a language changes its words, and the words of it that we know. */
export type KnownLanguage = { forms: LanguageForms; known: KnownWords };

/** Makes the function that readies a language for reading, once; undefined where its forms are not described. */
export function languagesOf(
  catalogue: Catalogue,
): (language: Language) => Promise<KnownLanguage | undefined> {
  const ready = new Map<Language, Promise<KnownLanguage | undefined>>();
  return language => {
    const begun = ready.get(language) ?? load(catalogue, language);
    ready.set(language, begun);
    return begun;
  };
}

async function load(catalogue: Catalogue, language: Language): Promise<KnownLanguage | undefined> {
  const forms = await formsOf(language);
  return forms && { forms, known: knownWords(forms, catalogue.rows(language)) };
}

/** What a word of a text may be, likeliest first. */
export function candidatesOf({ forms, known }: KnownLanguage, word: string): readonly Candidate[] {
  return forms.candidates(forms.fold(word), known);
}
