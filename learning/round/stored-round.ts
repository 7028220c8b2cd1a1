import { EXERCISE_KINDS, MOST_STEPS, ROUND_LENGTHS } from '#contract/exercises.ts';
import { LANGUAGE_CODES } from '#languages/index.ts';
import {
  type Check,
  isCount,
  isFlag,
  isListOf,
  isNullOr,
  isNumber,
  isOneOf,
  isOptional,
  isRecordOf,
  isText,
} from './checks.ts';
import { isSound } from './is-sound.ts';
import { undone } from './past.ts';
import type { Round } from './round-state.ts';

/** Changes with what a round keeps: one of another version is not gone on with. */
const VERSION = 1;
/** More actions than a person takes in a round. */
const MOST_ACTIONS = 500;

const isOption = isRecordOf({ id: isText, word: isText, translation: isText });
const isMemory = isRecordOf({ state: isText, reps: isCount, spacing: isNumber });
const isSentence = isRecordOf({ text: isText, translation: isText, reading: isOptional(isText) });
const isWord: Check = value =>
  isOption(value) &&
  isRecordOf({
    otherWords: isListOf(isOption),
    why: isOptional(isOneOf(['due', 'new', 'practice'])),
    state: isOptional(isMemory),
    sentence: isOptional(isSentence),
    transcription: isOptional(isText),
    article: isOptional(isText),
    hasSound: isOptional(isFlag),
    synonyms: isOptional(isListOf(isText)),
    needs: isOptional(isListOf(isText)),
  })(value);

const isKind = isOneOf(EXERCISE_KINDS);
const isReturn = isOptional(isOneOf([1, 2]));
const isGrade = isOptional(isOneOf([1, 2, 3, 4]));
const isStep = isRecordOf({
  number: isCount,
  stroke: isCount,
  wordIds: isListOf(isText),
  kind: isOneOf(['meet', ...EXERCISE_KINDS]),
  return: isReturn,
  insteadOf: isOptional(isKind),
});
const isTry = isRecordOf({
  id: isText,
  wordId: isText,
  kind: isKind,
  step: isCount,
  correct: isFlag,
  isAlmost: isOptional(isFlag),
  return: isReturn,
  chosenId: isNullOr(isText),
  options: isCount,
  milliseconds: isCount,
  answeredAt: isCount,
  grade: isGrade,
});
const isVerdict = isRecordOf({
  outcome: isOneOf(['right', 'almost', 'missed']),
  wanted: isText,
  chosen: isOptional(isRecordOf({ id: isNullOr(isText), word: isText, translation: isText })),
  places: isOptional(isListOf(isRecordOf({ start: isCount, end: isCount }))),
  wrongTiles: isOptional(isListOf(isCount)),
  isSynonym: isOptional(isFlag),
  isOtherArticle: isOptional(isFlag),
  grade: isGrade,
});
const isIds = isListOf(isText);
const QUESTIONS: Record<string, Check> = {
  choice: isRecordOf({ optionIds: isIds }),
  text: isRecordOf({ from: isOneOf(['meaning', 'sound', 'gap']) }),
  tiles: isRecordOf({ tiles: isIds }),
  pairs: isRecordOf({ wordIds: isIds, translationIds: isIds, matchedIds: isIds }),
  card: () => true,
};
const isQuestion: Check = value =>
  isRecordOf({ shape: isOneOf(Object.keys(QUESTIONS)) })(value) &&
  QUESTIONS[(value as { shape: string }).shape]?.(value) === true;

const PROGRESS: Record<string, Check> = {
  steps: isListOf(isStep, MOST_STEPS),
  at: isCount,
  stage: isOneOf(['asking', 'answered', 'finished']),
  question: isNullOr(isQuestion),
  askedAt: isNumber,
  verdict: isNullOr(isVerdict),
  isShown: isFlag,
  wishes: isRecordOf({
    length: isOneOf(ROUND_LENGTHS),
    kinds: isListOf(isKind),
    canListen: isFlag,
    canType: isFlag,
    learn: isOneOf(LANGUAGE_CODES),
  }),
  known: isListOf(isRecordOf({ wordId: isText, markId: isText, at: isNumber })),
  noListeningUntil: isNullOr(isNumber),
  noTypingUntil: isNullOr(isNumber),
};
const isChange = isRecordOf({
  ...Object.fromEntries(Object.entries(PROGRESS).map(([name, check]) => [name, isOptional(check)])),
  tries: isCount,
});
const isRound = isRecordOf({
  ...PROGRESS,
  id: isText,
  words: isListOf(isWord),
  strokes: isCount,
  tries: isListOf(isTry),
  past: isListOf(isChange, MOST_ACTIONS),
});

/** A round as text, to be kept and gone on with. */
export function serializeRound(round: Round): string {
  return JSON.stringify({ version: VERSION, round });
}

/**
 * The round of a text; its open question takes its time anew from `now`, in milliseconds since 1970. Undefined where the text is of
 * another version, or was changed by hand so that a step of it, or one that undo leads back to, could not be shown.
 */
export function parseRound(text: string, now: number): Round | undefined {
  const stored = parsed(text) as { version?: unknown; round?: unknown } | null | undefined;
  if (stored?.version !== VERSION || !isRound(stored.round)) return undefined;
  const round = { ...(stored.round as Round), askedAt: now };
  for (let earlier = round; ; earlier = undone(earlier, now)) {
    if (!isSound(earlier)) return undefined;
    if (earlier.past.length === 0) return round;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
