import { formsOf } from '#languages/forms.ts';
import type { Language } from '#languages/index.ts';
import { knownWords } from '#languages/word-forms/known-words.ts';
import type { KnownWords, LanguageForms } from '#languages/word-forms/language-forms.ts';
import { catalogue } from './catalogue.ts';

type Reader = { forms: LanguageForms; known: KnownWords };

const made = new Map<Language, Promise<Reader>>();

/** How a language bends, with the words of the catalogue as its reader knows them; made once a process, since that takes longer than most tests. */
export function readerOf(language: Language): Promise<Reader> {
  const reader = made.get(language) ?? make(language);
  made.set(language, reader);
  return reader;
}

async function make(language: Language): Promise<Reader> {
  const forms = await formsOf(language);
  return { forms, known: knownWords(forms, catalogue.rows(language)) };
}
