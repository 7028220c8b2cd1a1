import type { Language } from '#languages/index.ts';
import type { CatalogueWord } from './catalogue.ts';
import { type Pair, presentMeaning, presentWord } from './present.ts';

/** The JSON before and after the meaning, which alone depends on the other language. */
type Frame = readonly [opening: string, closing: string];

/** No text has it. */
const PLACE = '\u0000';

/**
 * Makes the function that writes words as JSON, the same as `JSON.stringify(presentWord(word, pair))`. Of 289 pairs of
 * languages most are rare: so the pieces are cached instead of whole lists, one for a word and learning language, one for a
 * word and what it means.
 */
export function wordWriter(): (words: readonly CatalogueWord[], pair: Pair) => string {
  const frames = new Map<Language, Map<CatalogueWord, Frame>>();
  const meanings = new Map<Language, Map<CatalogueWord, string>>();

  return (words, { lang, learn }) => {
    const framesOfLanguage = inMap(frames, learn, () => new Map());
    const meaningsOfLanguage = inMap(meanings, lang, () => new Map());
    let json = '';
    for (const word of words) {
      const [opening, closing] = inMap(framesOfLanguage, word, () => frameOf(word, learn));
      const meaning = inMap(meaningsOfLanguage, word, () => fieldsOf(presentMeaning(word, lang)));
      json += `${json === '' ? '' : ','}${opening}${meaning}${closing}`;
    }
    return `[${json}]`;
  };
}

function frameOf(word: CatalogueWord, learn: Language): Frame {
  const meaning = { translation: PLACE, sense: undefined };
  const json = JSON.stringify({ ...presentWord(word, { lang: learn, learn }), ...meaning });
  const [opening = '', closing = ''] = json.split(fieldsOf(meaning));
  return [opening, closing];
}

/** The JSON of an object within its braces. */
function fieldsOf(object: object): string {
  return JSON.stringify(object).slice(1, -1);
}

function inMap<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}
