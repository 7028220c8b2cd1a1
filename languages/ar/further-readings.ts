import type { Candidate, KnownWords } from '../word-forms/language-forms.ts';
import { bentAtStart } from '../word-forms/several-words.ts';
import { ARABIC_IRREGULAR } from './irregular-forms.ts';
import { guessArabic } from './stems.ts';
import { VERBAL_NOUNS } from './verbal-nouns.ts';

const ofSeveral = bentAtStart(first => [...(ARABIC_IRREGULAR.get(first) ?? []), ...guessArabic(first)]);

/** What a word may be besides, after all else: the doing of a verb, or a verb of several words (حصلت على). */
export function furtherReadings(word: string, known: KnownWords): Candidate[] {
  if (word.includes(' ')) return ofSeveral(word, known);
  return (VERBAL_NOUNS.get(word) ?? []).flatMap(verb => {
    const rows = (known.get(verb) ?? []).filter(({ pos }) => pos === 'verb');
    const [first] = rows;
    return first === undefined ? [] : [{ base: first.form, rows, tags: ['verbal-noun' as const] }];
  });
}
