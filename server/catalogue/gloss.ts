import type { Gloss } from '#contract/reader.ts';
import { rowOfWord } from '#contract/variant-ids.ts';
import type { Catalogue } from './catalogue.ts';
import { VARIANT_SEPARATOR } from './meanings.ts';
import { isLearnedIn, isOfPair } from './of-pair.ts';
import { type Pair, presentOption } from './present.ts';

/** More would bury the common senses. */
const MOST_SENSES = 8;

/** What a row, or a further form of one, says in a pair of languages; undefined when there is no such word in the second one. */
export function glossOf(catalogue: Catalogue, id: string, pair: Pair): Gloss | undefined {
  const [meaning, word] = [catalogue.meaning(rowOfWord(id)), catalogue.word(id)];
  if (meaning === undefined || word === undefined || !isLearnedIn(word, pair.learn)) return undefined;
  const { transcription, emoji, gender, article } = presentOption(word, pair);
  // English words are explained to readers of English by the note of the sense, where there is one.
  const isNoted = pair.lang === 'en' && pair.learn === 'en' && meaning.sense !== '';
  const senses = isNoted ? [meaning.sense] : meaning.variants[pair.lang].slice(0, MOST_SENSES);
  const isLacking = isOfPair(word, pair) ? undefined : true;
  return {
    translation: senses.join(VARIANT_SEPARATOR),
    form: word.forms[pair.learn] || (meaning.variants[pair.learn][0] ?? ''),
    pos: meaning.pos,
    transcription,
    spoken: word.spoken[pair.learn],
    emoji,
    gender,
    article,
    is_lacking: isLacking,
  };
}

/** What those of the ids that are words say. */
export function glossesOf(catalogue: Catalogue, ids: Iterable<string>, pair: Pair): Record<string, Gloss> {
  const found: Record<string, Gloss> = {};
  for (const id of new Set(ids)) {
    const gloss = glossOf(catalogue, id, pair);
    if (gloss !== undefined) found[id] = gloss;
  }
  return found;
}
