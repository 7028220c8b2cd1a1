import { foldSpoken } from '#contract/spoken-forms.ts';
import type { Language } from '#languages/index.ts';
import { speechOf } from '#languages/speech.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';

/**
 * The forms of a language that only the server says as they are to be heard: those of its lexicon, and those of the words that people
 * have recorded; `recorded` are those that are listed for a recording alone. Folded, each once.
 *
 * @param keys of the recorded words
 */
export function spokenForms(
  language: Language,
  catalogue: Pick<Catalogue, 'word'>,
  keys: readonly string[],
): { forms: string[]; recorded: string[] } {
  const corrected = new Set(
    speechOf(language)
      .lexicon?.rows()
      .map(({ word }) => foldSpoken(word)),
  );
  const recorded = new Set(keys.map(key => foldSpoken(catalogue.word(key)?.forms[language] ?? '')));
  const recordedAlone = [...recorded].filter(form => form !== '' && !corrected.has(form));
  return { forms: [...corrected, ...recordedAlone], recorded: recordedAlone };
}
