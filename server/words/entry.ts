import { foldForm } from '#contract/search.ts';
import { rowOfWord } from '#contract/variant-ids.ts';
import type { EntrySentence, WordEntry } from '#contract/word-entry.ts';
import type { Word } from '#contract/words.ts';
import type { Language } from '#languages/index.ts';
import { paradigmsOf } from '#languages/paradigms.ts';
import type { ParadigmOf } from '#languages/word-forms/paradigm.ts';
import type { Catalogue, CatalogueWord, WordFacts } from '../catalogue/catalogue.ts';
import { isOfPair } from '../catalogue/of-pair.ts';
import { type Pair, presentMeaning, presentSentence, presentWord } from '../catalogue/present.ts';
import { sameWords } from '../catalogue/variants.ts';

/** More would bury what is commonest. */
const MOST_TRANSLATIONS = 4;
const MOST_SENSES = 6;
const MOST_SYNONYMS = 6;
const NEIGHBOURS = 4;
/** Its own, of which there are two at most, and those of texts. */
const MOST_SENTENCES = 4;

export type EntrySources = {
  catalogue: Catalogue;
  /** How the words of a language bend, where they do. */
  paradigms?: (language: Language) => Promise<ParadigmOf | undefined>;
  /** Knows which words of a language people have recorded. */
  voice?: { recorded?(language: Language): readonly string[] };
  /** Sentences of texts with a word. */
  sentencesIn: (learn: Language, row: string) => Promise<readonly EntrySentence[]>;
};

/** All that is known of a word in a pair of languages that both have it. */
export async function entryOf(
  { catalogue, paradigms = paradigmsOf, voice, sentencesIn }: EntrySources,
  word: CatalogueWord,
  pair: Pair,
): Promise<WordEntry> {
  const { lang, learn } = pair;
  const [paradigmOf, read] = await Promise.all([paradigms(learn), sentencesIn(learn, word.id)]);
  const variants = catalogue.meaning(rowOfWord(word.id))?.variants;
  const row = word.variant && catalogue.word(word.variant.row);
  const own = catalogue.sentences(word.id);
  const { pairs, counting, root } = catalogue.facts(word.id) ?? {};
  const sentences = [...own.map(sentence => presentSentence(sentence, pair)), ...read];
  return {
    word: presentWord(word, pair),
    pos: word.pos,
    spoken: word.spoken[learn],
    is_recorded: voice?.recorded?.(learn).includes(word.id) || undefined,
    listed_as: row && presentWord(row, pair),
    topic: topicOf(catalogue, word, lang),
    translations: further(variants?.[lang], word.forms[lang], MOST_TRANSLATIONS),
    senses: sensesOf(catalogue, word, pair),
    synonyms: further(variants?.[learn], word.forms[learn], MOST_SYNONYMS),
    sentences: sentences.slice(0, MOST_SENTENCES),
    collocations: catalogue
      .collocations(word.id)
      .filter(({ texts }) => texts[learn].includes('['))
      .map(phrase => presentSentence(phrase, pair)),
    pair: pairs?.[learn],
    root: learn === 'ar' && root ? rootOf(catalogue, root, pair) : undefined,
    counting: counting?.[learn],
    forms: formsOf(paradigmOf, taughtAs(catalogue, word), learn),
    neighbours: neighboursOf(catalogue, word, pair),
    languages: Object.fromEntries(Object.entries(word.forms).filter(([, form]) => form !== '')),
  };
}

/** Words of the family that this pair lacks are left out. */
function rootOf(catalogue: Catalogue, { letters, family }: NonNullable<WordFacts['root']>, pair: Pair) {
  const words = family.flatMap(id => catalogue.word(id) ?? []).filter(word => isOfPair(word, pair));
  return { letters: letters.split(' '), family: words.map(word => presentWord(word, pair)) };
}

function topicOf(catalogue: Catalogue, { category: id }: CatalogueWord, lang: Language) {
  const category = catalogue.category(id);
  return category && { id, name: category.names[lang] };
}

function further(variants: readonly string[] = [], first: string, most: number): string[] {
  return variants.filter(variant => variant !== first).slice(0, most);
}

/** What else the form means as the usual word for it; a row that is translated alike would be the same once more. */
function sensesOf(catalogue: Catalogue, word: CatalogueWord, pair: Pair): WordEntry['senses'] {
  const said = new Set([word.forms[pair.lang]]);
  const formOf = ({ forms }: CatalogueWord) => foldForm(pair.learn, forms[pair.learn]);
  return catalogue
    .meanings(pair.learn, word.forms[pair.learn])
    .flatMap(({ id }) => {
      const other = catalogue.word(id);
      if (other === undefined || id === rowOfWord(word.id) || !isOfPair(other, pair)) return [];
      if (formOf(other) !== formOf(word)) return [];
      const meaning = presentMeaning(other, pair.lang);
      if (said.has(meaning.translation)) return [];
      said.add(meaning.translation);
      return [{ id, ...meaning }];
    })
    .slice(0, MOST_SENSES);
}

/** The taught word whose forms are surely those of a word: itself, or of a further form of a row the one that is taught as that very word. */
function taughtAs(catalogue: Catalogue, word: CatalogueWord): CatalogueWord | undefined {
  if (word.variant === undefined) return word.category === '' ? undefined : word;
  const [taught, ...others] = sameWords(catalogue, word).filter(({ category }) => category !== '');
  return others.length === 0 ? taught : undefined;
}

function formsOf(paradigmOf: ParadigmOf | undefined, word: CatalogueWord | undefined, learn: Language) {
  if (word === undefined) return undefined;
  return paradigmOf?.({
    form: word.forms[learn],
    pos: word.pos,
    gender: word.genders[learn],
    spoken: word.spoken[learn],
  });
}

/** Those that follow in the topic, from its beginning after its end. */
function neighboursOf(catalogue: Catalogue, { id, category }: CatalogueWord, pair: Pair): Word[] {
  const words = catalogue.ofPair(pair).category(category)?.words ?? [];
  const place = words.findIndex(word => word.id === id);
  const others = [...words.slice(place + 1), ...words.slice(0, Math.max(place, 0))];
  return others.slice(0, NEIGHBOURS).map(word => presentWord(word, pair));
}
