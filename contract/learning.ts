import { z } from 'zod';
import { DEFAULT_LANGUAGE } from '#languages/index.ts';
import { Category } from './categories.ts';
import { endpoint } from './endpoint.ts';
import { success } from './envelope.ts';
import { InterfaceLanguage, idList, LanguageCode, LanguagePair, LearnedPair, Slug } from './fields.ts';
import { SHELVES } from './shelves.ts';
import { AnsweredWords, AskedWord, PacketSource, TestTypeName } from './trainers.ts';
import { ChangedWord, DayNumber, MarkName, WordStanding } from './word-states.ts';

/** Enough for the whole catalogue at once, which a placement check may mark. */
export const MOST_MARKS = 5000;
/** The days ahead of a forecast, today included. */
export const FORECAST_DAYS = 14;

const Learn = z.object({ learn: LanguageCode.default(DEFAULT_LANGUAGE) });

/** `right` of `answers`. The page computes the share, since three answers must not look like a hundred. */
const Rights = z.object({ answers: z.int(), right: z.int() });

/** Right choices tell what was recognised, flashcards what was recalled: they are never added up. */
const Recall = z.object({ pressed: Rights, recalled: Rights });

const LearningOverview = z.object({
  /** Today, by the person's zone. */
  day: DayNumber,
  /** The size of the next packet of due words; what a page shows instead of the whole pile. */
  now: z.int(),
  /** Due words left for today; a pile after an absence is spread over seven days. */
  left: z.int(),
  newLeft: z.int(),
  tomorrow: z.int(),
  forecast: z.array(z.int()).length(FORECAST_DAYS),
  /** Words of this learning language; `new` are those of the catalogue without a state. */
  counts: z.object({ new: z.int(), learning: z.int(), known: z.int(), ignored: z.int() }),
  /** First tries and minutes of today in this learning language, and over all. */
  doneToday: z.int(),
  minutesToday: z.number(),
  overall: z.object({ doneToday: z.int(), minutesToday: z.number() }),
  /** First tries of the last seven days over all languages, today last. */
  week: z.array(z.int()).length(7),
  /** Days of study in a row over all languages; `freezeDays` may be missed from now on. */
  streak: z.object({
    days: z.int(),
    longest: z.int(),
    freezeDays: z.int(),
    hasStudiedToday: z.boolean(),
    hidden: z.boolean(),
  }),
  /** Of the last 30 days. */
  recall30: Recall,
  /** Every learning language the person has begun, most recently studied first; `due` are the words left for today, as in `left`. */
  languages: z.array(
    z.object({
      learn: LanguageCode,
      due: z.int(),
      learning: z.int(),
      known: z.int(),
      lastDay: DayNumber.nullable(),
    }),
  ),
});
export type LearningOverview = z.infer<typeof LearningOverview>;

export const getLearning = endpoint({
  method: 'GET',
  path: '/learning',
  access: 'user',
  summary: 'What today asks for in a learning language, and how it goes',
  query: LearnedPair,
  reply: success(LearningOverview),
});

export const listLearningWords = endpoint({
  method: 'GET',
  path: '/learning/words',
  access: 'user',
  summary: 'The state of every word that is not new, by id; with ETag',
  query: Learn,
  reply: success(z.object({ words: z.record(z.string(), WordStanding) })),
});

export const getLearningPacket = endpoint({
  method: 'GET',
  path: '/learning/packet',
  access: 'user',
  summary: '"Learn now": the at most 20 questions that help most today',
  query: LanguagePair.extend({
    /** A category, a list, or userCategory for the dictionary; everything begun and the path when missing. */
    source: PacketSource.optional(),
    /** Ask everything in one way; about four choice questions to one flashcard when missing. */
    testType: TestTypeName.optional(),
    /** Train just these words, due or not. */
    words: idList(100).optional(),
    /** Where new words come from, instead of the path of the profile. */
    categories: idList(100).optional(),
    answered: AnsweredWords,
  }),
  reply: success(z.object({ packetWords: z.array(AskedWord) })),
});

export const getWordsAhead = endpoint({
  method: 'GET',
  path: '/learning/ahead',
  access: 'user',
  summary:
    'The words that "Learn now" will ask in the next seven days, at most 240: a device keeps them to make packets of its own without a connection',
  query: LanguagePair,
  reply: success(z.object({ packetWords: z.array(AskedWord) })),
});

/** A mark of a word. The browser makes `id`: a repeated send changes nothing. */
export const LearningMark = z.object({
  id: z.uuid('Use a UUID'),
  wordId: Slug,
  learn: LanguageCode,
  mark: MarkName,
  /** Milliseconds since 1970, by the browser's clock; later than now becomes now. */
  at: z.int().min(0).max(8_640_000_000_000_000),
  /** "Word learned": the word leaves the dictionary too, and an undo of this mark puts it back with its former date. */
  leavesDictionary: z.boolean().default(false),
});

export const saveMarks = endpoint({
  method: 'POST',
  path: '/learning/marks',
  access: 'user',
  summary: 'Marks words as known or ignored, or takes marks back; returns the new states',
  body: z.object({ marks: z.array(LearningMark).min(1).max(MOST_MARKS, `At most ${MOST_MARKS} at once`) }),
  reply: success(z.object({ saved: z.int(), states: z.array(ChangedWord) })),
});

export const undoLearning = endpoint({
  method: 'POST',
  path: '/tests/answers/undo',
  access: 'user',
  summary: "Takes back the person's own answers, marks and placements by id; returns the new states",
  body: z.object({
    ids: z.array(z.uuid('Use a UUID')).min(1).max(MOST_MARKS, `At most ${MOST_MARKS} at once`),
  }),
  /** `undone` counts the rows taken back now; an id that came before its row takes it back when it comes. */
  reply: success(z.object({ undone: z.int(), states: z.array(ChangedWord) })),
});

const LearningReport = z.object({
  day: DayNumber,
  /** The days with answers among the last 371 (53 weeks), ascending. */
  days: z.array(z.object({ day: DayNumber, answers: z.int(), minutes: z.number() })),
  /** How many words were being learned and known at the end of each week (or, of a long history, month), ascending. */
  words: z.array(z.object({ day: DayNumber, learning: z.int(), known: z.int() })),
  /** By weeks, `day` their Monday, the last 53 with answers, ascending. */
  recall: z.array(Recall.extend({ day: DayNumber })),
  /** At most 20, most missed first, with what was chosen instead, most often first. */
  hardest: z.array(
    z.object({
      id: z.string(),
      word: z.string(),
      translation: z.string(),
      emoji: z.string().optional(),
      shelf: z.enum(SHELVES).optional(),
      reps: z.int(),
      lapses: z.int(),
      confusedWith: z.array(
        z.object({ id: z.string(), word: z.string(), translation: z.string(), times: z.int() }),
      ),
    }),
  ),
  /** Of the latest placement check; missing when none was made. `of` is how many words it could have found. */
  vocabulary: z
    .object({ size: z.int(), low: z.int(), high: z.int(), of: z.int(), day: DayNumber })
    .optional(),
});
export type LearningReport = z.infer<typeof LearningReport>;

export const getLearningReport = endpoint({
  method: 'GET',
  path: '/learning/report',
  access: 'user',
  summary: 'The history of a learning language, for charts',
  query: LanguagePair,
  reply: success(LearningReport),
});

export const getPlacement = endpoint({
  method: 'GET',
  path: '/learning/placement',
  access: 'anyone',
  summary: 'What a placement check asks; the browser chooses the questions with learning/placement.ts',
  query: LanguagePair,
  reply: success(
    z.object({
      /** Every taught word as a pair of id and form, easiest first: its rank is its place, from 1. */
      words: z.array(z.tuple([z.string(), z.string()])),
      /** The ranks that may be asked, ascending: words that read alike in both languages tell nothing. */
      ranks: z.array(z.int()),
      /** Made up, in no order. */
      pseudoWords: z.array(z.string()),
    }),
  ),
});

export const listPlacements = endpoint({
  method: 'GET',
  path: '/learning/placements',
  access: 'user',
  summary: 'The latest placement checks that were not taken back, with how many words each marked as known',
  query: Learn,
  reply: success(
    z.object({
      /** At most five, the latest first; `of` is how many words a check could have found. */
      placements: z.array(
        z.object({
          id: z.string(),
          /** Milliseconds since 1970. */
          at: z.int(),
          ...{ size: z.int(), low: z.int(), high: z.int(), of: z.int(), marks: z.int() },
        }),
      ),
    }),
  ),
});

export const savePlacement = endpoint({
  method: 'POST',
  path: '/learning/placement',
  access: 'user',
  summary:
    'Keeps the result of a placement check for the report; an undo of its id takes it back, with all marks whose ids differ from it in the last twelve digits alone',
  body: z.object({
    id: z.uuid('Use a UUID'),
    learn: LanguageCode,
    at: z.int().min(0).max(8_640_000_000_000_000),
    /** The rank of the word asked, or null for a pseudo-word. */
    answers: z
      .array(z.object({ rank: z.int().min(1).max(100_000).nullable(), isClaimed: z.boolean() }))
      .min(1)
      .max(100),
  }),
  reply: success(
    z.object({ size: z.int(), low: z.int(), high: z.int(), of: z.int(), falseClaims: z.number().nullable() }),
  ),
});

export const getPath = endpoint({
  method: 'GET',
  path: '/learning/path',
  access: 'user',
  summary: 'The categories that new words come from, in order; PATCH /profile changes them',
  query: InterfaceLanguage,
  reply: success(
    z.object({
      isOwn: z.boolean(),
      categories: z.array(Category.omit({ word_count: true })),
    }),
  ),
});
