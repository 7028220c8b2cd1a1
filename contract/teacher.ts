import { z } from 'zod';
import { DEFAULT_LANGUAGE } from '#languages/index.ts';
import { LONGEST_SENTENCE } from './bounds.ts';
import { endpoint } from './endpoint.ts';
import { ERROR_CODES, success } from './envelope.ts';
import { isOneLine, LanguageCode, requiredText, text } from './fields.ts';
import {
  LONGEST_SAID,
  LONGEST_TALK_TITLE,
  MOST_TALKS,
  MOST_TURNS,
  TALK_ID,
  TEACHER_LEVELS,
  WISHES,
} from './teacher-bounds.ts';
import { LONGEST_WORD } from './translation.ts';

const Learn = z.object({ learn: LanguageCode.default(DEFAULT_LANGUAGE) });
const TalkId = z.object({ talkId: z.string().regex(TALK_ID, 'Unknown id') });
const AnswersLeft = z.int().min(0);

/** A word of an answer: where it is, in UTF-16 units, and the rows that it may be of; none where it counts for nothing. */
const AnswerWord = z.object({ at: z.int(), length: z.int(), rows: z.array(z.string()) });
export type AnswerWord = z.infer<typeof AnswerWord>;

/** What the teacher changes in a sentence of the learner, why, and what is worth keeping of it. */
export const Correction = z.object({
  /** The whole sentence, as it would be right. */
  corrected: z.string(),
  /** One line each, in the interface language. */
  reasons: z.array(z.string()),
  keep: z.array(z.object({ word: z.string(), translation: z.string() })),
});
export type Correction = z.infer<typeof Correction>;

/** What was said, and what the teacher answered. */
export const TeacherTurn = z.object({
  /** From 0. */
  number: z.int(),
  /** Empty where a wish was pressed. */
  said: z.string(),
  wish: z.enum(WISHES).optional(),
  answer: z.string(),
  correction: Correction.optional(),
  /** The words of the answer, in the order of reading. */
  words: z.array(AnswerWord),
  /** In milliseconds since 1970. */
  at: z.int(),
});
export type TeacherTurn = z.infer<typeof TeacherTurn>;

/** A stream that has begun may still come to nothing: then this is its last line. */
const Failed = z.object({ kind: z.literal('failed'), code: z.enum(ERROR_CODES) });
/** A piece of the answer, to be put behind those before. */
const Piece = z.object({ kind: z.literal('text'), text: z.string() });

/** A line of the stream of a turn. */
export const TurnLine = z.discriminatedUnion('kind', [
  Piece,
  z.object({ kind: z.literal('done'), turn: TeacherTurn, answers_left: AnswersLeft }),
  Failed,
]);
export type TurnLine = z.infer<typeof TurnLine>;

/** A line of the stream of an explanation. */
export const ExplanationLine = z.discriminatedUnion('kind', [
  Piece,
  z.object({ kind: z.literal('done'), answers_left: AnswersLeft }),
  Failed,
]);
export type ExplanationLine = z.infer<typeof ExplanationLine>;

export const getTeacherOptions = endpoint({
  method: 'GET',
  path: '/teacher-options',
  access: 'anyone',
  summary: 'Whether this server has a teacher',
  reply: success(z.object({ has_teacher: z.boolean() })),
});

export const getTeacher = endpoint({
  method: 'GET',
  path: '/teacher',
  access: 'user',
  summary:
    'Who answers, how many answers the person has left today, and their talks in a learning language, the latest first; 404 with the code `not_configured` where there is no teacher',
  query: Learn,
  reply: success(
    z.object({
      /** Where what one writes is sent: the host of the language model. */
      host: z.string(),
      answers_a_day: z.int(),
      answers_left: AnswersLeft,
      /** What the teacher is told of the learner. */
      level: z.enum(TEACHER_LEVELS),
      talks: z
        .array(
          z.object({
            id: z.string(),
            /** What its owner calls it; empty where they have not said. */
            title: z.string(),
            /** The first thing that they said in it, shortened, or else what the teacher began with. */
            about: z.string(),
            turns: z.int(),
            /** When the last turn was, in milliseconds since 1970. */
            at: z.int(),
          }),
        )
        .max(MOST_TALKS),
    }),
  ),
});

export const getTalk = endpoint({
  method: 'GET',
  path: '/teacher/talks/:talkId',
  access: 'user',
  summary: 'A talk of the person with the teacher, from its first turn on; nobody else sees it',
  params: TalkId,
  reply: success(z.object({ learn: LanguageCode, turns: z.array(TeacherTurn).max(MOST_TURNS) })),
});

export const renameTalk = endpoint({
  method: 'POST',
  path: '/teacher/talks/:talkId/title',
  access: 'user',
  summary:
    'Gives a talk of the person a title, or takes it away with an empty one; 404 where there is no such talk',
  params: TalkId,
  body: z.object({
    title: z.string().trim().pipe(text(LONGEST_TALK_TITLE)).refine(isOneLine, 'May not contain line breaks'),
  }),
  reply: success(z.object({ title: z.string() })),
});

export const deleteTalk = endpoint({
  method: 'POST',
  path: '/teacher/talks/:talkId/delete',
  access: 'user',
  summary: 'Deletes a talk for ever; one that is not there is no error',
  params: TalkId,
  reply: success(z.object({ deleted: z.int() })),
});

/** `number` tells a turn that is sent again from a new one: it is answered with what was answered before. */
export const takeTurn = endpoint({
  method: 'POST',
  path: '/teacher/talks/:talkId/turns',
  access: 'user',
  summary:
    'Says something to the teacher in the language `learn`, or wishes something; its reasons are in the language `lang`. The reply is a stream of JSON lines; 429 with the code `budget_spent` once the answers of the day are used up, 503 while the model is down',
  params: TalkId,
  body: z
    .object({
      learn: LanguageCode,
      lang: LanguageCode,
      number: z
        .int()
        .min(0)
        .max(MOST_TURNS - 1, `A talk has at most ${MOST_TURNS} turns`),
      said: z.string().trim().pipe(text(LONGEST_SAID)).default(''),
      wish: z.enum(WISHES).optional(),
    })
    .refine(({ said, wish }) => (said === '') !== (wish === undefined), {
      path: ['said'],
      message: 'Either something is said or something is wished',
    }),
  reply: TurnLine,
});

export const explainWord = endpoint({
  method: 'POST',
  path: '/teacher/explanations',
  access: 'user',
  summary:
    'Explains a word of a sentence of the language `learn` in the language `lang`, as lines that `readExplanation` understands. The reply is a stream of JSON lines; what was explained once is not asked for again and counts for nobody',
  body: z
    .object({
      learn: LanguageCode,
      lang: LanguageCode,
      sentence: requiredText(LONGEST_SENTENCE),
      word: requiredText(LONGEST_WORD),
      is_simpler: z.boolean().default(false),
      /** Has what was explained before looked at once more: the learner thinks that it is wrong. */
      is_doubted: z.boolean().default(false),
    })
    .refine(({ sentence, word }) => sentence.includes(word), {
      path: ['word'],
      message: 'Is not in the sentence',
    }),
  reply: ExplanationLine,
});
