import { LANGUAGE_CODES } from '#languages/index.ts';

/** Languages whose nouns have a gender worth learning with the word. */
export const GENDERED_LANGUAGES = ['uk', 'es', 'hi', 'ar', 'pt', 'fr', 'de', 'it', 'pl'] as const;

export const CATEGORY_COLUMNS = ['key', 'shelf', 'emoji', ...LANGUAGE_CODES];

export const WORD_COLUMNS = [
  'key',
  'pos',
  'emoji',
  'sense',
  ...LANGUAGE_CODES,
  'ja_kana',
  'ar_vocalised',
  'uk_stress',
  ...GENDERED_LANGUAGES.map(language => `${language}_gender`),
];

/** `rank` is empty, `first`: commoner than what the catalogue teaches under the same English word; or the languages in which it comes last. */
export const DICTIONARY_COLUMNS = ['key', 'pos', 'rank', 'sense', ...LANGUAGE_CODES];

/** How a sentence is read, in the languages whose writing does not tell. */
export const READING_COLUMNS = { ja_kana: 'ja', ar_vocalised: 'ar', uk_stress: 'uk' } as const;

/** Where sentences lie: one for every taught word, and a second one for those of the path. */
export const SENTENCE_FOLDERS = ['sentences', 'second-sentences'] as const;

/** Short phrases, in the columns of sentences. */
export const COLLOCATION_FOLDERS = ['collocations'] as const;

/** A word, and the same sentence or phrase with it in every language. */
export const SENTENCE_COLUMNS = ['key', ...LANGUAGE_CODES, ...Object.keys(READING_COLUMNS)];

/** The verb that goes on and the one that completes it, of which one is the taught word; Ukrainian ones with stress. */
export const PAIR_COLUMNS = ['key', 'imperfective', 'perfective'] as const;
export const PAIR_LANGUAGES = ['uk', 'pl'] as const;

/** The letters of an Arabic root, with spaces between them. */
export const ROOT_COLUMNS = ['key', 'root'] as const;

/** What a noun is counted with; Japanese says how *one* of it is read. */
export const COUNTER_COLUMNS = {
  zh: ['key', 'counter'],
  ja: ['key', 'counter', 'one'],
  ko: ['key', 'counter'],
} as const;

/** A letter of a course in reading: see content/README.md. Several forms, signs and keys have spaces between them. */
export const LETTER_COLUMNS = [
  'sign',
  'forms',
  'lesson',
  'group',
  'latin',
  'ipa',
  'say',
  'alike',
  'words',
] as const;

/** What a course says to readers of each language. */
export const LETTER_TEXT_COLUMNS = ['key', ...LANGUAGE_CODES];

/** A word of the first 1,000; `move` says how many steps later or earlier single languages have it (`bn:+10`). */
export const PATH_COLUMNS = ['step', 'place', 'key', 'move'] as const;

/** A key that was used once, and why it is gone. */
export const RETIRED_COLUMNS = ['key', 'reason'];

/** A word that a language really shares with English, and no leftover. */
export const SAME_AS_ENGLISH_COLUMNS = ['language', 'form'];

/** Languages, with spaces between them, that have no word for a taught meaning, and why. */
export const LACKING_COLUMNS = ['key', 'languages', 'reason'];

/**
 * What is not standard Ukrainian, what to say instead, and the keys, with spaces between them, of rows where the word is good.
 */
export const NOT_UKRAINIAN_COLUMNS = ['word', 'instead', 'keys'];

/** Two keys that are truly one word in a language. */
export const SAME_FORM_COLUMNS = ['language', 'first', 'second'];

/** A taught word, and a few words that tell it from others of its spelling, in the language of the file. */
export const NOTE_COLUMNS = ['key', 'note'];

/** `source` says who decided what is shown; a row with `hand` survives regeneration. `word` is the form that was transcribed. */
export const TRANSCRIPTION_COLUMNS = ['key', 'transcription', 'source', 'word'];

export const GENDERS = ['m', 'f', 'n', 'mf', 'pl'];

/** Follows the gender of a German form that is declined like an adjective (Erwachsener, grüner Tee): *der* would change it. */
export const DECLINED = '*';
