import type { Sentence } from '#contract/sentences.ts';
import type { DictionaryWord, PacketOption, Word } from '#contract/words.ts';
import { DEFAULT_LANGUAGE, type Language } from '#languages/index.ts';
import type { CatalogueSentence, CatalogueWord } from './catalogue.ts';
import { DECLINED } from './columns.ts';

const GERMAN_ARTICLES: Record<string, string> = { m: 'der', f: 'die', n: 'das', pl: 'die', mf: 'der/die' };

/** `lang` is the language of translations, `learn` that of the words. */
export type Pair = { lang: Language; learn: Language };

export function presentWord(word: CatalogueWord, pair: Pair): Word {
  return {
    id: word.id,
    en_word: word.forms[pair.learn],
    ...presentMeaning(word, pair.lang),
    ...facts(word, pair.learn),
  };
}

export function presentDictionaryWord(word: CatalogueWord, pair: Pair): Omit<DictionaryWord, 'added_at'> {
  return {
    id: word.id,
    english_word: word.forms[pair.learn],
    ...presentMeaning(word, pair.lang),
    ...facts(word, pair.learn),
    category: word.category || null,
  };
}

export function presentOption(word: CatalogueWord, pair: Pair): PacketOption {
  return {
    id: word.id,
    word: word.forms[pair.learn],
    ...presentMeaning(word, pair.lang),
    ...facts(word, pair.learn),
  };
}

export function presentSentence({ texts, readings }: CatalogueSentence, { lang, learn }: Pair): Sentence {
  return { text: texts[learn], translation: texts[lang], reading: readings[learn] };
}

/** All that depends on the language of translations. */
export function presentMeaning(word: CatalogueWord, lang: Language): Pick<Word, 'translation' | 'sense'> {
  // An English word is told from its meanings that no category teaches too.
  const sense = lang === DEFAULT_LANGUAGE ? word.sense || word.notes.en : word.notes[lang];
  return { translation: word.forms[lang], sense };
}

function facts(word: CatalogueWord, learn: Language) {
  return {
    transcription: word.transcriptions[learn],
    note: word.notes[learn],
    emoji: word.emoji || undefined,
    shelf: word.shelf || undefined,
    gender: word.genders[learn]?.replace(DECLINED, ''),
    article: learn === 'de' ? GERMAN_ARTICLES[word.genders.de ?? ''] : undefined,
  };
}
