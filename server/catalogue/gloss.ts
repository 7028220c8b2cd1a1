import type { Gloss } from '#contract/reader.ts';
import type { Catalogue } from './catalogue.ts';
import { VARIANT_SEPARATOR } from './meanings.ts';
import { isOfPair } from './of-pair.ts';
import { type Pair, presentOption } from './present.ts';

/** More would bury the common senses. */
const MOST_SENSES = 8;

/** What a row says in a pair of languages; undefined when there is no such row. */
export function glossOf(catalogue: Catalogue, key: string, pair: Pair): Gloss | undefined {
  const [meaning, word] = [catalogue.meaning(key), catalogue.word(key)];
  if (meaning === undefined || word === undefined) return undefined;
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

/** What those of the keys that are rows say. */
export function glossesOf(catalogue: Catalogue, keys: Iterable<string>, pair: Pair): Record<string, Gloss> {
  const found: Record<string, Gloss> = {};
  for (const key of new Set(keys)) {
    const gloss = glossOf(catalogue, key, pair);
    if (gloss !== undefined) found[key] = gloss;
  }
  return found;
}
