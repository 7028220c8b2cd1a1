import { z } from 'zod';
import { DEFAULT_LANGUAGE } from '#languages/index.ts';
import { endpoint } from './endpoint.ts';
import { success } from './envelope.ts';
import { LanguageCode, TimeZone } from './fields.ts';

/** How many days the progress screen looks back, today included. */
export const DAYS_SHOWN = 14;

/** Answers of one day: all first tries, and the right ones among them. */
export const DayOfAnswers = z.object({ answers: z.int(), right: z.int() });
export type DayOfAnswers = z.infer<typeof DayOfAnswers>;

export const getProgress = endpoint({
  method: 'GET',
  path: '/progress',
  access: 'user',
  summary: "The person's own progress in a learning language",
  query: z.object({
    learn: LanguageCode.default(DEFAULT_LANGUAGE),
    /** When the person's day began, in milliseconds since 1970; within two days of the server's clock, else 422. */
    today: z.coerce.number().int().min(0).max(8_640_000_000_000_000),
    /** The IANA name of the person's time zone, whose days may have 23 or 25 hours. Without it, or with a zone that is not known, a day is 24 hours. */
    zone: TimeZone.optional(),
  }),
  reply: success(
    z.object({
      in_dictionary: z.int(),
      known: z.int(),
      answers: z.int(),
      right: z.int(),
      /** Today first. */
      days: z.array(DayOfAnswers).length(DAYS_SHOWN),
    }),
  ),
});
