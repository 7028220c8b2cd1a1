import { z } from 'zod';
import { DEFAULT_LANGUAGE } from '#languages/index.ts';
import { EARLIEST_REVIEW, MOST_HISTORIES, MOST_REVIEWS } from './bounds.ts';
import { endpoint } from './endpoint.ts';
import { success } from './envelope.ts';
import { LanguageCode, Slug } from './fields.ts';
import { DayNumber, WordMemory } from './word-states.ts';

/** One graded answer as programs for flashcards exchange it. */
const Review = z.object({
  /** Milliseconds since 1970. */
  at: z.int().min(EARLIEST_REVIEW, 'Nobody learned with cards on a computer then').max(8_640_000_000_000_000),
  /** Again 1, Hard 2, Good 3, Easy 4. */
  grade: z.int().min(1).max(4),
  milliseconds: z.int().min(0).max(86_400_000),
});

export const importHistory = endpoint({
  method: 'POST',
  path: '/learning/history',
  access: 'user',
  summary:
    "Appends another program's reviews to the log, however old; of a word and day the first, and none that the log has already",
  body: z.object({
    learn: LanguageCode,
    words: z
      .array(
        z.object({
          wordId: Slug,
          reviews: z.array(Review).min(1).max(MOST_REVIEWS, `At most ${MOST_REVIEWS} of a word`),
        }),
      )
      .min(1)
      .max(MOST_HISTORIES, `At most ${MOST_HISTORIES} words at once`),
  }),
  reply: success(z.object({ saved: z.int() })),
});

/** Of one word: as many as a line of them shows. */
export const MOST_SHOWN_ANSWERS = 60;

export const listWordAnswers = endpoint({
  method: 'GET',
  path: '/learning/words/:wordId/answers',
  access: 'user',
  summary:
    'The answers that the memory of a word follows from, at most one a day, the latest 60, oldest first; and the day by the person’s zone',
  params: z.object({ wordId: Slug }),
  query: z.object({ learn: LanguageCode.default(DEFAULT_LANGUAGE) }),
  reply: success(
    z.object({
      answers: z.array(z.object({ day: DayNumber, isRight: z.boolean() })),
      today: DayNumber,
    }),
  ),
});

export const exportHistory = endpoint({
  method: 'GET',
  path: '/learning/history',
  access: 'user',
  summary:
    'What is known of every word of a learning language, to the last digit, with its graded answers; by pages',
  query: z.object({
    learn: LanguageCode.default(DEFAULT_LANGUAGE),
    /** The `next` of the page before. */
    after: Slug.optional(),
  }),
  reply: success(
    z.object({
      /** In the order of ids; reviews oldest first. */
      words: z.array(z.object({ wordId: z.string(), memory: WordMemory, reviews: z.array(Review) })),
      next: z.string().nullable(),
    }),
  ),
});
