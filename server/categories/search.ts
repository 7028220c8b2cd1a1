import { foldSearch } from '#contract/search.ts';
import type { Language } from '#languages/index.ts';
import { plainSentence } from '#learning/round/sentence.ts';
import type { Catalogue, CatalogueWord } from '../catalogue/catalogue.ts';
import { isOfPair } from '../catalogue/of-pair.ts';
import type { Pair } from '../catalogue/present.ts';
import { eachOccurrence, type KeyText, keyText, lowerDistances } from './key-text.ts';

/** More is no longer a result but a list to search in. */
const MOST_FOUND = 60;

/** How far a key is from the text that is looked for: the same, a beginning, the beginning of a word in it, anywhere in it. */
const FAR = 4;

/** How far a key of sentences may be, where words are parted by spaces: its beginning, or the beginning of a word in it. */
const WORD_BEGINS = 2;

/** Shorter texts begin words of too many sentences; a sign of the languages without spaces says as much as three letters. */
const SHORTEST_IN_SENTENCES = 3;
const WITHOUT_SPACES: readonly Language[] = ['ja', 'zh'];

/** `inSentences` are those after them in whose sentence alone the text occurs. */
export type FoundWords = { words: CatalogueWord[]; inSentences: CatalogueWord[] };

/**
 * Makes the search of the catalogue: words of the pair of languages in which the text occurs, closest first, then words in whose
 * sentence a word begins with it; at most 60. Either language will do, and the transcription of the one that is learned (mizu,
 * nihao); case and accents do not matter.
 */
export function wordSearch(catalogue: Catalogue): (text: string, pair: Pair) => FoundWords {
  const words = catalogue.categories.flatMap(category => category.words);
  const forms = perLanguage(language => keyText(words.map(word => keysOf(word.forms[language]))));
  const sounds = perLanguage(language =>
    keyText(words.map(word => keysOf(word.transcriptions[language] ?? ''))),
  );

  const sentences = perLanguage(language =>
    keyText(
      words.map(({ id }) => {
        const text = catalogue.sentences(id)[0]?.texts[language];
        return text ? [foldSearch(plainSentence(text))] : [];
      }),
    ),
  );

  const lackedSomewhere = words.flatMap(({ lacks }, index) => (lacks === undefined ? [] : [index]));

  return (text, { lang, learn }) => {
    const wanted = foldSearch(text);
    if (wanted === '') return { words: [], inSentences: [] };
    const distances = new Uint8Array(words.length).fill(FAR);
    for (const keys of new Set([forms(learn), forms(lang), sounds(learn)]))
      lowerDistances(distances, keys, wanted);
    for (const index of lackedSomewhere)
      if (!isOfPair(words[index] as CatalogueWord, { lang, learn })) distances[index] = FAR;
    const found = closest(distances);
    const further = found.length < MOST_FOUND ? inSentences(wanted, distances, { lang, learn }) : [];
    const wordsAt = (places: number[]) => places.map(index => words[index] as CatalogueWord);
    return { words: wordsAt(found), inSentences: wordsAt(further.slice(0, MOST_FOUND - found.length)) };
  };

  /** The numbers of the words that were not found by themselves, and whose sentence has the text. */
  function inSentences(wanted: string, distances: Uint8Array, { lang, learn }: Pair): number[] {
    const found = new Set<number>();
    for (const language of new Set([learn, lang])) {
      const isSpaced = !WITHOUT_SPACES.includes(language);
      if (wanted.length < (isSpaced ? SHORTEST_IN_SENTENCES : 1)) continue;
      eachOccurrence(sentences(language), wanted, (index, distance) => {
        const isHere = !isSpaced || distance <= WORD_BEGINS;
        if (isHere && distances[index] === FAR) found.add(index);
      });
    }
    return [...found]
      .filter(index => isOfPair(words[index] as CatalogueWord, { lang, learn }))
      .toSorted((one, other) => one - other);
  }
}

/** The numbers of the words that were found, closest first, those of the catalogue's beginning before others. */
function closest(distances: Uint8Array): number[] {
  const found: number[] = [];
  for (let distance = 0; distance < FAR; distance += 1) {
    let index = distances.indexOf(distance);
    while (index !== -1) {
      if (found.push(index) === MOST_FOUND) return found;
      index = distances.indexOf(distance, index + 1);
    }
  }
  return found;
}

/** A language is indexed when it is first asked for. */
function perLanguage(make: (language: Language) => KeyText): (language: Language) => KeyText {
  const made = new Map<Language, KeyText>();
  return language => {
    const keys = made.get(language) ?? make(language);
    made.set(language, keys);
    return keys;
  };
}

/** Pinyin and romaji are typed with and without spaces, and come after kana. */
function keysOf(form: string): string[] {
  const parts = form === '' ? [] : form.split(' · ').map(foldSearch);
  return [...new Set(parts.flatMap(part => [part, part.replaceAll(' ', '')]))];
}
