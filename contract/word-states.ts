import { z } from 'zod';
import { LanguageCode, Slug } from './fields.ts';

/** What a person says of a word; `none` takes an earlier mark back. */
export const MarkName = z.enum(['known', 'ignored', 'none'], { error: 'Use one of: known, ignored, none' });

export const StateName = z.enum(['new', 'learning', 'known', 'ignored']);
export type StateName = z.infer<typeof StateName>;

/** 0 new or ignored, 1 fresh, 2 some days, 3 weeks, 4 known (`learning/strength.ts`). */
const Strength = z.int().min(0).max(4);

/** A local day (`learning/day.ts`): days since 1970-01-01, each beginning at 04:00 in the person's zone. */
export const DayNumber = z.int();

/** All that the log says of a word: what `learning/replay.ts` makes and what its `step` goes on from. */
export const WordMemory = z.object({
  state: StateName,
  mark: MarkName,
  /** Null when new or marked. */
  dueDay: DayNumber.nullable(),
  stability: z.number(),
  difficulty: z.number(),
  spacing: z.number(),
  firstDay: DayNumber.nullable(),
  lastDay: DayNumber.nullable(),
  /** Milliseconds since 1970. */
  lastAt: z.int().nullable(),
  /** The day since which it has been known by its answers. */
  knownDay: DayNumber.nullable(),
  reps: z.int(),
  lapses: z.int(),
  rule: z.int(),
});
export type WordMemory = z.infer<typeof WordMemory>;

/** A word whose state has just changed. */
export const ChangedWord = WordMemory.extend({ wordId: Slug, learn: LanguageCode, strength: Strength });
export type ChangedWord = z.infer<typeof ChangedWord>;

/** What a list shows of a word; words that are new are left out of lists. */
export const WordStanding = z.object({
  state: StateName,
  strength: Strength,
  /** Missing when marked. */
  dueDay: DayNumber.optional(),
});
export type WordStanding = z.infer<typeof WordStanding>;

/** In how many days a word would come back after Again, Hard, Good and Easy. */
export const ButtonIntervals = z.object({ 1: z.int(), 2: z.int(), 3: z.int(), 4: z.int() });
export type ButtonIntervals = z.infer<typeof ButtonIntervals>;
