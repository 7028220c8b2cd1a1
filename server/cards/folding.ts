import { createHash } from 'node:crypto';
import type { NewCard } from '#contract/cards.ts';
import { foldForm, foldSearch } from '#contract/search.ts';

type Said = Pick<NewCard, 'word' | 'translation' | 'learn' | 'lang'>;

/** Equal for cards of a pair that say the same but for case and the kind of apostrophe. */
export function samenessOf({ word, translation, learn, lang }: Said): string {
  const said = JSON.stringify([foldForm(learn, word), foldForm(lang, translation)]);
  return createHash('sha256').update(said).digest('base64url');
}

type Written = Pick<NewCard, 'word' | 'translation' | 'reading' | 'note' | 'sentence'>;

/** All that can be searched on a card, one part a line: no match reaches over two parts. */
export function searchTextOf({ word, translation, reading, note, sentence }: Written): string {
  return [word, translation, reading, note, sentence].map(foldSearch).join('\n');
}
