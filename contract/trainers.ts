import { z } from 'zod';
import { Category } from './categories.ts';
import { endpoint } from './endpoint.ts';
import { success } from './envelope.ts';
import { EXERCISE_KINDS, MOST_STEPS } from './exercises.ts';
import { CountedPair, idList, LanguageCode, LanguagePair, Slug } from './fields.ts';
import { Sentence } from './sentences.ts';
import { MOST_ANSWERED, TEST_TYPES } from './test-types.ts';
import { ButtonIntervals, ChangedWord, DayNumber, WordMemory } from './word-states.ts';
import { PacketWord } from './words.ts';

export const TestTypeName = z.enum(TEST_TYPES, {
  error: `Unknown test. Use one of: ${TEST_TYPES.join(', ')}`,
});
export const PacketSource = z.string({ error: 'No source selected' }).min(1, 'No source selected');

/** One question of a packet. What is optional comes for people who have begun to learn; a guest's packet is drawn at random. */
export const AskedWord = PacketWord.extend({
  /** The category that teaches it; missing for own cards and rows of the dictionary. */
  category: z.string().optional(),
  /** It was due, it is new, or it is asked early because nothing else is left (and moves no date). */
  why: z.enum(['due', 'new', 'practice']).optional(),
  /** How to ask it. */
  testType: TestTypeName.optional(),
  state: WordMemory.optional(),
  /** Days until it comes back, by flashcard button; missing where an answer would move nothing. */
  intervals: ButtonIntervals.optional(),
  /** Words of the path have one. */
  sentence: Sentence.optional(),
});
export type AskedWord = z.infer<typeof AskedWord>;

const packet = success(z.object({ packetWords: z.array(AskedWord) }));
/** Words answered today whose answers are still on their way: they are neither due nor new. */
export const AnsweredWords = idList(MOST_ANSWERED).optional();
const fromSource = LanguagePair.extend({
  source: PacketSource,
  testType: TestTypeName.optional(),
  answered: AnsweredWords,
});
const fromDictionary = fromSource.partial({ source: true });

export const selectSource = endpoint({
  method: 'GET',
  path: '/test/select-source',
  access: 'anyone',
  summary: 'The categories a test can be fed from',
  query: CountedPair.extend({ testType: TestTypeName.optional() }),
  reply: success(z.object({ categories: z.array(Category) })),
});

export const learnWords = endpoint({
  method: 'GET',
  path: '/tests/learn-words',
  access: 'either',
  summary: 'Questions from a category (flashcards)',
  query: fromSource,
  reply: packet,
});

export const reverseWords = endpoint({
  method: 'GET',
  path: '/tests/reverse-words',
  access: 'either',
  summary: 'Questions from a category (both choice tests)',
  query: fromSource,
  reply: packet,
});

export const userLearnWords = endpoint({
  method: 'GET',
  path: '/tests/user/learn-words',
  access: 'user',
  summary: 'Questions from the dictionary (word to translation, flashcards)',
  query: fromDictionary,
  reply: packet,
});

export const userReverseWords = endpoint({
  method: 'GET',
  path: '/tests/user/reverse-words',
  access: 'user',
  summary: 'Questions from the dictionary (translation to word)',
  query: fromDictionary,
  reply: packet,
});

/** One first try of a question. The browser makes `id`: a repeated send changes nothing. */
export const TrainerAnswer = z.object({
  id: z.uuid('Use a UUID'),
  wordId: Slug,
  testType: TestTypeName,
  learn: LanguageCode,
  correct: z.boolean(),
  /** From the question's appearance to the answer. */
  milliseconds: z.int().min(0).max(86_400_000),
  /** Milliseconds since 1970, by the browser's clock; later than now becomes now, older than 60 days is kept but not counted. */
  answeredAt: z.int().min(0).max(8_640_000_000_000_000),
  /** How many options were shown; 0 for a flashcard. */
  options: z.int().min(0).max(20),
  chosenId: Slug.nullable(),
  /**
   * Again 1, Hard 2, Good 3, Easy 4: the flashcard's button, or what `learning/grade.ts` made of a choice. Null says nothing about
   * the memory. Without one the server grades a choice by itself.
   */
  grade: z.int().min(1).max(4).nullable().optional(),
  /** The learner's local day when answering; the server's own reckoning where no zone had it. */
  day: DayNumber.optional(),
  /** Asked before it was due. */
  practice: z.boolean().optional(),
  /** How a round asked; missing for the trainers. */
  kind: z
    .enum(EXERCISE_KINDS, { error: `Unknown exercise. Use one of: ${EXERCISE_KINDS.join(', ')}` })
    .optional(),
  /** The round that asked, a UUID made by the browser, and the number of the step in it, from 0. */
  round: z.uuid('Use a UUID').optional(),
  step: z.int().min(0).max(MOST_STEPS).optional(),
});
export type TrainerAnswer = z.infer<typeof TrainerAnswer>;

export const saveAnswers = endpoint({
  method: 'POST',
  path: '/tests/answers',
  access: 'user',
  summary: "Appends first tries to the person's log",
  body: z.object({ answers: z.array(TrainerAnswer).min(1).max(200) }),
  /** `states` are those of the touched words after all that the log holds. */
  reply: success(z.object({ saved: z.int(), states: z.array(ChangedWord) })),
});
