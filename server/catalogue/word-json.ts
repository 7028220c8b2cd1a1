import type { Language } from '#languages/index.ts';
import type { CatalogueWord } from './catalogue.ts';
import { type Pair, presentWord } from './present.ts';

/** The JSON before and after the translation, which alone depends on the other language. */
type Frame = readonly [opening: string, closing: string];

/** No text has it. */
const PLACE = '\u0000';

/**
 * Makes the function that writes words as JSON, the same as `JSON.stringify(presentWord(word, pair))`. Of 289 pairs of
 * languages most are rare: so the pieces are cached instead of whole lists, one for a word and learning language, one for a
 * word and its translation.
 */
export function wordWriter(): (words: readonly CatalogueWord[], pair: Pair) => string {
  const frames = new Map<string, Map<CatalogueWord, Frame>>();
  const translations = new Map<Language, Map<CatalogueWord, string>>();

  return (words, pair) => {
    const framesOfPair = inMap(frames, `${pair.learn} ${pair.lang === 'en'}`, () => new Map());
    const translationsOfPair = inMap(translations, pair.lang, () => new Map());
    let json = '';
    for (const word of words) {
      const [opening, closing] = inMap(framesOfPair, word, () => frameOf(word, pair));
      const translation = inMap(translationsOfPair, word, () => JSON.stringify(word.forms[pair.lang]));
      json += `${json === '' ? '' : ','}${opening}${translation}${closing}`;
    }
    return `[${json}]`;
  };
}

function frameOf(word: CatalogueWord, pair: Pair): Frame {
  const json = JSON.stringify({ ...presentWord(word, pair), translation: PLACE });
  const [opening = '', closing = ''] = json.split(JSON.stringify(PLACE));
  return [opening, closing];
}

function inMap<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}
