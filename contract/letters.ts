import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { success } from './envelope.ts';
import { MOST_NAMED } from './exercises.ts';
import { idList, LanguageCode, LanguagePair, Slug } from './fields.ts';
import { MOST_LESSONS } from './letter-ids.ts';
import { AskedWord } from './trainers.ts';
import { Word } from './words.ts';

/** A letter, or letters that are one sound, of the course in a language. */
const Letter = z.object({
  /** Stands where the key of a word stands: answers and marks name it. */
  id: Slug,
  /** As a chart shows it: `Бб`, `ب`, `कि`. */
  sign: z.string(),
  /** All ways to write it: capital and small, the four places of an Arabic letter. */
  forms: z.array(z.string()).min(1),
  /** From 1. */
  lesson: z.int(),
  group: z.string(),
  /** Its sound in Latin letters, as books for learners write it. */
  latin: z.string(),
  ipa: z.string().optional(),
  /** What the voice is asked to say; missing where it has no sound of its own, or none that our voice can tell from another. */
  say: z.string().optional(),
  /** Ids of letters that look or sound alike. */
  alike: z.array(Slug),
});
export type Letter = z.infer<typeof Letter>;

const Course = z.object({ learn: LanguageCode, title: z.string(), letters: z.int(), lessons: z.int() });

const LettersCourse = z.object({
  title: z.string(),
  about: z.string(),
  /** In the order of the chart. */
  groups: z.array(z.object({ id: z.string(), title: z.string() })),
  lessons: z.array(
    z.object({
      title: z.string(),
      /** How many taught words the letters up to this lesson are enough for; missing where the reader knows the letters already. */
      readable: z.int().optional(),
      /** Some of those that this lesson opens, with pictures first. */
      words: z.array(Word),
    }),
  ),
  letters: z.array(Letter),
});
export type LettersCourse = z.infer<typeof LettersCourse>;

export const getLetters = endpoint({
  method: 'GET',
  path: '/letters',
  access: 'anyone',
  summary: 'The course in the letters and sounds of a language, and which other courses there are',
  query: LanguagePair,
  /** `course` is missing for languages that have none, and where both languages are one. */
  reply: success(z.object({ course: LettersCourse.optional(), others: z.array(Course) })),
});

export const listLetterWords = endpoint({
  method: 'GET',
  path: '/letters/:letterId/words',
  access: 'anyone',
  summary:
    'What to notice of a letter, and a few taught words with it, first those that can be read soonest; 404 where the course has no such letter',
  params: z.object({ letterId: Slug }),
  query: LanguagePair,
  reply: success(
    z.object({
      /** How it sounds and what to notice, in the interface language. */
      note: z.string().optional(),
      words: z.array(Word),
    }),
  ),
});

/** A taught word to be read whole: `translation` is its reading, `sense` what it means. It counts for no word, and is not answered for. */
const ReadWord = AskedWord.extend({
  /** Ids of the letters in it that are new in this round: it is asked when they have been met. */
  needs: z.array(Slug),
});
export type ReadWord = z.infer<typeof ReadWord>;

export const getLettersRound = endpoint({
  method: 'GET',
  path: '/letters/lessons/:lesson/round',
  access: 'either',
  summary: 'The letters of one round of a lesson, as the words of a round; 404 where there is no such lesson',
  params: z.object({ lesson: z.coerce.number().int().min(1).max(MOST_LESSONS) }),
  query: LanguagePair.extend({
    /** A guest's device knows what was met, and what of it is due. Ignored for a user. */
    due: idList(MOST_NAMED).optional(),
    met: idList(MOST_NAMED).optional(),
  }),
  /** `readings` are words of letters that are known by the end of the round, more than it asks. */
  reply: success(z.object({ words: z.array(AskedWord), readings: z.array(ReadWord) })),
});
