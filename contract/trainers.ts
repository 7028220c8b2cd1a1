import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { success } from './envelope.ts';
import { InterfaceLanguage, LanguageCode, LanguagePair, Slug } from './fields.ts';
import { PacketWord } from './words.ts';

export const TEST_TYPES = ['translation_to_word', 'word_to_translation', 'flashcards'] as const;
export type TestType = (typeof TEST_TYPES)[number];

/** The source that stands for the person's own dictionary. */
export const DICTIONARY_SOURCE = 'userCategory';

/** A sitting of more than 20 questions tires; the rest comes with "play again". */
export const MOST_QUESTIONS = 20;

const TestTypeName = z.enum(TEST_TYPES, { error: `Unknown test. Use one of: ${TEST_TYPES.join(', ')}` });
const Source = z.string({ error: 'No source selected' }).min(1, 'No source selected');

const packet = success(z.object({ packetWords: z.array(PacketWord) }));
const fromSource = LanguagePair.extend({ source: Source, testType: TestTypeName.optional() });
const fromDictionary = LanguagePair.extend({ source: Source.optional(), testType: TestTypeName.optional() });

export const selectSource = endpoint({
  method: 'GET',
  path: '/test/select-source',
  access: 'anyone',
  summary: 'The categories a test can be fed from',
  query: InterfaceLanguage.extend({ testType: TestTypeName.optional() }),
  answer: success(
    z.object({ categories: z.array(z.object({ id: z.string(), name: z.string(), emoji: z.string() })) }),
  ),
});

export const learnWords = endpoint({
  method: 'GET',
  path: '/tests/learn-words',
  access: 'anyone',
  summary: 'Questions from a category (flashcards)',
  query: fromSource,
  answer: packet,
});

export const reverseWords = endpoint({
  method: 'GET',
  path: '/tests/reverse-words',
  access: 'anyone',
  summary: 'Questions from a category (both choice tests)',
  query: fromSource,
  answer: packet,
});

export const userLearnWords = endpoint({
  method: 'GET',
  path: '/tests/user/learn-words',
  access: 'user',
  summary: 'Questions from the dictionary (word to translation, flashcards)',
  query: fromDictionary,
  answer: packet,
});

export const userReverseWords = endpoint({
  method: 'GET',
  path: '/tests/user/reverse-words',
  access: 'user',
  summary: 'Questions from the dictionary (translation to word)',
  query: fromDictionary,
  answer: packet,
});

/** One first try of a question. `id` is made by the browser, so that a repeated send changes nothing. */
export const TrainerAnswer = z.object({
  id: z.uuid('Use a UUID'),
  wordId: Slug,
  testType: TestTypeName,
  learn: LanguageCode,
  correct: z.boolean(),
  /** From the question's appearance to the answer. */
  milliseconds: z.int().min(0).max(86_400_000),
  /** Milliseconds since 1970, by the browser's clock. */
  answeredAt: z.int().min(0).max(8_640_000_000_000_000),
  /** How many options were shown; 0 for a flashcard. */
  options: z.int().min(0).max(20),
  chosenId: Slug.nullable(),
});
export type TrainerAnswer = z.infer<typeof TrainerAnswer>;

export const saveAnswers = endpoint({
  method: 'POST',
  path: '/tests/answers',
  access: 'user',
  summary: "Appends first tries to the person's log",
  body: z.object({ answers: z.array(TrainerAnswer).min(1).max(200) }),
  answer: success(z.object({ saved: z.int() })),
});
