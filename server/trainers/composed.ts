import type { TestType } from '#contract/test-types.ts';
import type { AskedWord } from '#contract/trainers.ts';
import { preview } from '#learning/advance.ts';
import { wordsAhead } from '#learning/ahead.ts';
import { localDay } from '#learning/day.ts';
import { type ChosenWord, choosePacket, decoysFor, type PacketEntry } from '#learning/packet.ts';
import type { WordStates } from '#learning/states.ts';
import { type LearningSettings, NEW_WORD, type WordState } from '#learning/word-state.ts';
import type { CatalogueWord } from '../catalogue/catalogue.ts';
import type { Pair } from '../catalogue/present.ts';
import type { Db } from '../database/database.ts';
import { filledCourse } from '../word-states/fill.ts';
import type { Student } from '../word-states/learner-store.ts';
import type { StatesOf } from '../word-states/state-cache.ts';
import { readStates } from '../word-states/state-store.ts';
import type { CollectDistinct } from './readings.ts';

/** One question: its word, how its decoys are to be, and what the packet says of it. */
export type ComposedQuestion = {
  word: CatalogueWord;
  decoys: PacketEntry['decoys'];
  about: Pick<AskedWord, 'why' | 'testType' | 'state' | 'intervals'>;
};

/** Somebody's words of a learning language today. */
export type Study = { learner: Student; states: WordStates; day: number; learn: Pair['learn'] };

export async function openStudy(
  { db, statesOf }: { db: Db; statesOf: StatesOf },
  userId: string,
  learn: Pair['learn'],
  now: number,
): Promise<Study> {
  const learner = await filledCourse(db, userId, learn);
  const states = await statesOf(learner, learn);
  return { learner, states, day: localDay(now, learner.zone), learn };
}

/** True once an answer has counted: before that, packets of a chosen source are drawn at random. */
export function hasProgress({ states }: Study): boolean {
  for (const { reps } of states.values()) if (reps > 0) return true;
  return false;
}

type Wanted = {
  study: Study;
  source: readonly CatalogueWord[];
  trainer: TestType | 'mixed';
  pair: Pair;
  random: () => number;
  collectDistinct: CollectDistinct;
};

/** What packets of the next days are made of; how each is asked, the packet says when it is made. */
export async function composeAhead(
  db: Db,
  { study, source, collectDistinct, pair }: Omit<Wanted, 'trainer'>,
): Promise<ComposedQuestion[]> {
  const { learner, learn, states } = study;
  const addDistinct = collectDistinct(pair);
  const all = source.map(({ id }) => id);
  const ids = wordsAhead(all, states, { day: study.day, settings: learner.settings });
  const words = wordsOf(ids, source);
  const exact = await readStates(db, learner.userId, learn, ids);
  return ids.flatMap(id => {
    const word = words.get(id);
    if (word === undefined || !addDistinct(word)) return [];
    const state = exact.get(id) ?? NEW_WORD;
    return [{ word, decoys: decoysFor(state), about: { state } }];
  });
}

/** The questions that help most today, in random order; of words that read the same only one. */
export async function composeQuestions(db: Db, wanted: Wanted): Promise<ComposedQuestion[]> {
  const entries = distinct(chosenWords(wanted), wanted);
  const { learner, learn, day, states } = wanted.study;
  const ids = entries.map(({ word }) => word.id);
  const exact = await readStates(db, learner.userId, learn, ids);
  return entries.map(({ word, entry }) => ({
    word,
    decoys: decoysFor(states.get(word.id) ?? NEW_WORD),
    about: aboutOf(entry, exact.get(word.id) ?? NEW_WORD, day, learner.settings),
  }));
}

function chosenWords({ study, source, trainer, random }: Wanted): ChosenWord[] {
  const { states, day, learner } = study;
  const ids = source.map(({ id }) => id);
  return choosePacket({ states, source: ids, settings: learner.settings, day, trainer, random });
}

/**
 * For somebody who chose a source: what the day's limit or a pile would leave empty gives new words all the same, because they
 * were asked for.
 */
export function composeChosen(db: Db, wanted: Wanted): Promise<ComposedQuestion[]> {
  if (chosenWords({ ...wanted, random: () => 0 }).length > 0) return composeQuestions(db, wanted);
  const { study, source } = wanted;
  const ofSource = new Map(
    source.flatMap(({ id }) => {
      const state = study.states.get(id);
      return state === undefined ? [] : [[id, state] as const];
    }),
  );
  const settings = { ...study.learner.settings, newPerDay: Number.POSITIVE_INFINITY };
  const open = { ...study, states: ofSource, learner: { ...study.learner, settings } };
  return composeQuestions(db, { ...wanted, study: open });
}

function distinct(entries: readonly ChosenWord[], { source, pair, collectDistinct }: Wanted) {
  const words = wordsOf(
    entries.map(({ wordId }) => wordId),
    source,
  );
  const addDistinct = collectDistinct(pair);
  return entries.flatMap(entry => {
    const word = words.get(entry.wordId);
    return word !== undefined && addDistinct(word) ? [{ word, entry }] : [];
  });
}

/** The words of these ids: a few of a source that may hold thousands. */
function wordsOf(
  ids: readonly string[],
  source: readonly CatalogueWord[],
): ReadonlyMap<string, CatalogueWord> {
  const wanted = new Set(ids);
  return new Map(source.filter(({ id }) => wanted.has(id)).map(word => [word.id, word]));
}

/** Words are chosen by rounded states. The browser replays from this one, so it is exact. */
function aboutOf(
  { wordId, why, testType }: ChosenWord,
  state: WordState,
  day: number,
  settings: LearningSettings,
): ComposedQuestion['about'] {
  const intervals = why === 'practice' ? undefined : preview(wordId, state, day, settings);
  return { why, testType, state, intervals };
}
