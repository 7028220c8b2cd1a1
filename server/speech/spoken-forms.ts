import { foldSpoken } from '#contract/spoken-forms.ts';
import type { Language } from '#languages/index.ts';
import { speechOf } from '#languages/speech.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';

/**
 * The forms of a language that only the server says as they are to be heard: those of its lexicon, and those of the words that people
 * have recorded. Folded, each once.
 *
 * @param recorded the keys of the recorded words
 */
export function spokenForms(
  language: Language,
  catalogue: Pick<Catalogue, 'word'>,
  recorded: readonly string[],
): string[] {
  const corrected = speechOf(language).lexicon?.rows() ?? [];
  const forms = [
    ...corrected.map(({ word }) => word),
    ...recorded.map(key => catalogue.word(key)?.forms[language] ?? ''),
  ];
  return [...new Set(forms.filter(form => form !== '').map(foldSpoken))];
}
