import type { EngineIpaStyle } from './engine-ipa.ts';
import type { Lexicon } from './lexicon.ts';
import type { Phoneme } from './phonemes.ts';

/** Clean text that is to be said, and what is known of it beyond its letters. */
export type Utterance = {
  text: string;
  /** The text written so that its sound shows: kana, vowel marks, stress marks. */
  spoken?: string | undefined;
  /** The part of speech of the whole text, where it is a word that we teach: *use* is said in two ways. */
  pos?: string | undefined;
};

/** A stretch of an utterance: a word, or what is between words. In order, the letters are all that is to be said. */
export type Piece = {
  /** For the engine: as written, or respelled where it would read that wrong. */
  letters: string;
  /** Its sounds where we know them; the engine's own otherwise. */
  phonemes?: readonly Phoneme[] | undefined;
  /** The engine says the letters better than the phonemes, which are then only shown. */
  isSaidFromLetters?: boolean | undefined;
};

/** How a language is written, said, and how that is shown: `languages/<code>/speech.ts`, for server and scripts. */
export type LanguageSpeech = {
  /** All that may stand in a written word or phrase; the checks of the content refuse the rest. */
  letters: RegExp;
  /** The one place where sounds are decided; both the voice and the transcription come from these pieces. */
  pronounce(utterance: Utterance): readonly Piece[] | Promise<readonly Piece[]>;
  /** Corrections word by word, where the language has them; `pronounce` asks it first. */
  lexicon?: Lexicon;
  /** Phonemes in the notation of the embedded engine, without its brackets; undefined where one of them has none. */
  mnemonics?(phonemes: readonly Phoneme[]): string | undefined;
  /** How the engine's own phonemes are shown. */
  engineIpa?: EngineIpaStyle;
  /** A transcription of another kind, or with more beside the IPA: pinyin, kana and romaji. Loads its libraries itself. */
  transcribe?(utterance: Utterance, ipa: () => Promise<string>): Promise<string>;
  /** What voices of other services are given; `spoken` where it is known, otherwise the text. */
  forOtherVoices?(utterance: Utterance): string;
  voice: EngineVoice;
  /** Names by which other services know the language. */
  services: { google: string; azure: string };
};

/** Settings of the embedded engine: the name of its voice file, words a minute, and how far its pitch moves (0 to 99). */
export type EngineVoice = {
  name: string;
  wordsPerMinute: number;
  range: number;
  /** Where the pitch moves, in the engine's Hz, from low to high, where it is not the usual place. */
  pitch?: readonly [low: number, high: number];
  /** The engine's group of tunes for statements, questions and lists, where its own are wrong. */
  tunes?: number;
};

/** The engine's own. */
export const USUAL_RANGE = 50;
/** Makes the tones of Chinese and Vietnamese audibly different. */
export const TONE_RANGE = 80;

/** A stretch of a text and how it is read: its place and length in UTF-16 units, and the vowelled word or the kana. */
export type StretchReading = readonly [at: number, length: number, reading: string];

/** A text as it is usually printed, and what its letters leave out. */
export type ReadingsInText = { text: string; readings: StretchReading[] };
