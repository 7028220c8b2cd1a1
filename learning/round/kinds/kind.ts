import type { TestType } from '#contract/test-types.ts';
import type { Grade } from '../../log.ts';
import type { RoundWishes, RoundWord } from '../round-word.ts';

/** What the screen needs besides the word. Each shape has a screen of its own, which several kinds may share. */
export type Question =
  /** Ids of the options in the order in which they are shown, the word's own among them. */
  | { shape: 'choice'; optionIds: readonly string[] }
  /** What is given to write the word from. */
  | { shape: 'text'; from: 'meaning' | 'sound' | 'gap' }
  /** Tiles in the order in which they are shown, false ones among them. */
  | { shape: 'tiles'; tiles: readonly string[] }
  /** The two columns, as ids, and the pairs that are found. */
  | {
      shape: 'pairs';
      wordIds: readonly string[];
      translationIds: readonly string[];
      matchedIds: readonly string[];
    }
  | { shape: 'card' };

export type Answer =
  | { optionId: string }
  | { text: string }
  /** Places of tiles in the question, in the order in which they were laid. */
  | { tiles: readonly number[] }
  /** A word, and the word whose translation was taken for it. */
  | { pair: readonly [string, string] }
  | { grade: Grade };

/** A part of the word that was written otherwise, in UTF-16 units: `Frühstück`, 2 to 3. */
export type Place = { start: number; end: number };

/** A word that the learner took or wrote instead, and what it means. */
export type OtherWord = { id: string | null; word: string; translation: string };

export type Verdict = {
  /** `almost` counts as right and shows what was slightly off. */
  outcome: 'right' | 'almost' | 'missed';
  /** The right answer as it is to be shown: the word, or the sentence of a build. */
  wanted: string;
  /** The option or word that was taken instead. */
  chosen?: OtherWord;
  /** Where the wanted word differs from what was written. */
  places?: readonly Place[];
  /** What was written is another word with the same meaning. */
  isSynonym?: boolean;
  /** The article was another one than the word's. */
  isOtherArticle?: boolean;
  /** Build: places of laid tiles that stand wrong. */
  wrongTiles?: readonly number[];
  /** The button of a flashcard. */
  grade?: Grade;
};

/** What a question is made of and checked with. */
export type Asked = {
  word: RoundWord;
  wishes: RoundWishes;
  /** All words of the round. */
  words: readonly RoundWord[];
  /** What a text means that is another word of the learning language. */
  meansOther?: ((text: string) => OtherWord | undefined) | undefined;
};

/** One way of asking: a pure piece, whose screen is found by the shape of its questions. */
export type Kind = {
  /** Of its questions: which screen shows them. */
  shape: Question['shape'];
  /** The learner brings the word forth, or knows it from sound alone. */
  isProduced: boolean;
  /** How long one takes, for estimates of a round. */
  seconds: number;
  /** The trainer that a row of the log counts for. */
  testType: TestType;
  /** False where the word, or what its learner can do now, does not allow it. What is wanted is not looked at. */
  canAsk(word: RoundWord, wishes: RoundWishes): boolean;
  /** The right answer as it is to be shown. */
  wanted(word: RoundWord, question: Question): string;
  question(asked: Asked, random: () => number): Question;
  /** Undefined where nothing was answered: nothing is written, the answer is of another shape, or the option was not offered. */
  check(question: Question, answer: Answer, asked: Asked): Verdict | undefined;
};
