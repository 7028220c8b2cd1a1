import type { ExerciseKind, RoundLength } from '#contract/exercises.ts';
import { lessonOfSource } from '#contract/letter-ids.ts';
import type { TestType } from '#contract/test-types.ts';
import type { Language } from '#languages/index.ts';
import type { Round } from '#learning/round/round-state.ts';
import type { RoundWishes } from '#learning/round/round-word.ts';
import { readStored, writeStored } from '#web/platform/storage/storage.ts';
import { wantedKinds, wantedLength } from '#web/vocabulary/study/round-wishes.ts';
import type { RoundChoices } from './fetch-round.ts';

/** The kinds that a trainer of old stands for, where an address asks for it. */
const OF_TRAINER: Record<TestType, readonly ExerciseKind[]> = {
  translation_to_word: ['meaning', 'listen'],
  word_to_translation: ['word', 'gap'],
  flashcards: ['flashcard'],
};

/** How letters can be asked, and how many exercises a lesson has. Pinyin says itself how it is read, so that is only heard. */
const OF_LETTERS: readonly ExerciseKind[] = ['meaning', 'word', 'listen', 'match'];
const BY_EAR: readonly ExerciseKind[] = ['listen'];
const LESSON_LENGTH: RoundLength = 20;

/** What a round that begins now has to keep to. */
export function wishesFor(learn: Language, choices: RoundChoices, now: number): RoundWishes {
  const trainer = Object.entries(OF_TRAINER).find(([name]) => name === choices.testType);
  const isLesson = lessonOfSource(choices.source) !== undefined;
  return {
    learn,
    length: isLesson ? LESSON_LENGTH : wantedLength(),
    kinds: isLesson ? (learn === 'zh' ? BY_EAR : OF_LETTERS) : (trainer?.[1] ?? wantedKinds()),
    canListen: now >= unableUntil('listen'),
    canType: now >= unableUntil('type'),
  };
}

const UNABLE_KEYS = { listen: 'round_no_listening_until', type: 'round_no_typing_until' } as const;

/** Until when a person can not be asked so, in milliseconds since 1970; 0 where they can. */
const unableUntil = (what: keyof typeof UNABLE_KEYS) => Number(readStored(UNABLE_KEYS[what])) || 0;

/** "I can't listen now" holds for the rounds of the next hour too. */
export function keepAbilities({ noListeningUntil, noTypingUntil }: Round): void {
  writeStored(UNABLE_KEYS.listen, noListeningUntil === null ? null : String(noListeningUntil));
  writeStored(UNABLE_KEYS.type, noTypingUntil === null ? null : String(noTypingUntil));
}
