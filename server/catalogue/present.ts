import type { Sentence } from '#contract/sentences.ts';
import type { DictionaryWord, PacketOption, Word } from '#contract/words.ts';
import type { Language } from '#languages/index.ts';
import type { CatalogueSentence, CatalogueWord } from './catalogue.ts';
import { DECLINED } from './columns.ts';

const GERMAN_ARTICLES: Record<string, string> = { m: 'der', f: 'die', n: 'das', pl: 'die', mf: 'der/die' };

/** `lang` is the language of translations, `learn` that of the words. */
export type Pair = { lang: Language; learn: Language };

export function presentWord(word: CatalogueWord, pair: Pair): Word {
  return {
    id: word.id,
    en_word: word.forms[pair.learn],
    translation: word.forms[pair.lang],
    ...facts(word, pair),
  };
}

export function presentDictionaryWord(word: CatalogueWord, pair: Pair): Omit<DictionaryWord, 'added_at'> {
  return {
    id: word.id,
    english_word: word.forms[pair.learn],
    translation: word.forms[pair.lang],
    ...facts(word, pair),
    category: word.category || null,
  };
}

export function presentOption(word: CatalogueWord, pair: Pair): PacketOption {
  return {
    id: word.id,
    word: word.forms[pair.learn],
    translation: word.forms[pair.lang],
    ...facts(word, pair),
  };
}

export function presentSentence({ texts, readings }: CatalogueSentence, { lang, learn }: Pair): Sentence {
  return { text: texts[learn], translation: texts[lang], reading: readings[learn] };
}

function facts(word: CatalogueWord, { lang, learn }: Pair) {
  return {
    transcription: word.transcriptions[learn],
    emoji: word.emoji || undefined,
    shelf: word.shelf || undefined,
    // The notes are English and distinguish English headwords; words of other languages are distinct already.
    sense: lang === 'en' && word.sense !== '' ? word.sense : undefined,
    gender: word.genders[learn]?.replace(DECLINED, ''),
    article: learn === 'de' ? GERMAN_ARTICLES[word.genders.de ?? ''] : undefined,
  };
}
