import type { TestType } from '#contract/test-types.ts';
import { DAY_MS, DAY_STARTS_MS } from '#learning/day.ts';
import { gradeAnswer } from '#learning/grade.ts';
import { type Paces, withAnswer } from '#learning/pace.ts';
import { composePacket, type PacketEntry } from '#learning/packet.ts';
import { derived, step } from '#learning/replay.ts';
import { isDue, type LearningSettings, NEW_WORD, type WordState } from '#learning/word-state.ts';
import type { Logged, PolicySetting, Question, Rival, Session } from '../policy.ts';

/** New words offered beyond those begun: more than a packet can hold. */
const AHEAD = 40;

/**
 * The product itself: "Learn now" asks `composePacket` for each packet, and every answer is a row of the log that moves its word's
 * state by `step`. Nothing of it is copied here.
 */
export function product(name: string, settings: LearningSettings, session: Session): Rival {
  return { name, session, start: setting => startProduct(setting, settings) };
}

function startProduct({ words, random }: PolicySetting, settings: LearningSettings) {
  const states = new Map<string, WordState>();
  const begun: string[] = [];
  const asked = new Map<number, TestType>();
  let paces: Paces = {};
  let nextNew = 0;
  let answered = 0;

  function begin(word: number) {
    const wordId = String(word);
    if (!states.has(wordId)) begun.push(wordId);
    while (nextNew < words && states.has(String(nextNew))) nextNew += 1;
  }

  return {
    packet(day: number): Question[] {
      const ahead = Math.min(AHEAD, words - nextNew);
      const fresh = Array.from({ length: ahead }, (_, place) => String(nextNew + place));
      const source = [...begun, ...fresh];
      const entries = composePacket({ states, source, settings, day, trainer: 'mixed', random: random.next });
      for (const { wordId, testType } of entries) asked.set(Number(wordId), testType);
      return entries.map(questionOf);
    },
    record(logged: Logged) {
      answered += 1;
      const wordId = String(logged.word);
      const answer = rowOf(logged, { testType: asked.get(logged.word) ?? 'word_to_translation', answered });
      const graded = { ...answer, grade: gradeAnswer(answer, paces) };
      paces = withAnswer(paces, graded);
      const next = step(states.get(wordId) ?? NEW_WORD, graded, settings);
      if (next === undefined) throw new Error(`The answer to ${wordId} is not newer than the one before.`);
      begin(logged.word);
      states.set(wordId, next);
    },
    markKnown(word: number) {
      begin(word);
      states.set(String(word), derived(String(word), { ...NEW_WORD, mark: 'known' }, settings));
    },
    due(day: number): number {
      let count = 0;
      for (const state of states.values()) if (isDue(state, day)) count += 1;
      return count;
    },
  };
}

function questionOf({ wordId, testType, decoys }: PacketEntry): Question {
  return {
    word: Number(wordId),
    trainer: testType === 'flashcards' ? 'flashcard' : 'choice',
    isNear: decoys === 'near',
  };
}

function rowOf(logged: Logged, { testType, answered }: { testType: TestType; answered: number }) {
  const { word, day, right, milliseconds, grade } = logged;
  return {
    id: String(answered),
    wordId: String(word),
    learn: 'es' as const,
    testType,
    correct: right,
    milliseconds,
    options: testType === 'flashcards' ? 0 : 4,
    chosenId: null,
    answeredAt: day * DAY_MS + DAY_STARTS_MS + answered,
    day,
    ...(grade === undefined ? {} : { grade }),
  };
}
