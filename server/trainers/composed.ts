import type { TestType } from '#contract/test-types.ts';
import type { AskedWord } from '#contract/trainers.ts';
import { preview } from '#learning/advance.ts';
import { wordsAhead } from '#learning/ahead.ts';
import { localDay } from '#learning/day.ts';
import { type ChosenWord, choosePacket, decoysFor, type PacketEntry, pick } from '#learning/packet.ts';
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
import { type FindWord, idsOf } from './sources.ts';

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

/** What a packet is made of. */
export type PacketWords = {
  /** What may be asked; everything begun when missing. */
  asked: readonly CatalogueWord[] | undefined;
  /** What may come new, in this order; it is read no further than needed. */
  fresh: Iterable<CatalogueWord>;
  word: FindWord;
};

type Wanted = {
  study: Study;
  words: PacketWords;
  trainer: TestType | 'mixed';
  pair: Pair;
  random: () => number;
  collectDistinct: CollectDistinct;
};

/** What packets of the next days are made of; how each is asked, the packet says when it is made. */
export async function composeAhead(
  db: Db,
  { study, words, collectDistinct, pair }: Omit<Wanted, 'trainer'>,
): Promise<ComposedQuestion[]> {
  const { learner, learn } = study;
  const addDistinct = collectDistinct(pair);
  const ids = wordsAhead(choiceOf(study, words));
  const exact = await readStates(db, learner.userId, learn, ids);
  return ids.flatMap(id => {
    const word = words.word(id);
    if (word === undefined || !addDistinct(word)) return [];
    const state = exact.get(id) ?? NEW_WORD;
    return [{ word, decoys: decoysFor(state), about: { state } }];
  });
}

/** The questions that help most today, in random order; of words that read the same only one. */
export function composeQuestions(db: Db, wanted: Wanted): Promise<ComposedQuestion[]> {
  return described(db, wanted, chosenWords(wanted));
}

async function described(db: Db, wanted: Wanted, chosen: readonly ChosenWord[]): Promise<ComposedQuestion[]> {
  const entries = distinct(chosen, wanted);
  const { learner, learn, day, states } = wanted.study;
  const ids = entries.map(({ word }) => word.id);
  const exact = await readStates(db, learner.userId, learn, ids);
  return entries.map(({ word, entry }) => ({
    word,
    decoys: decoysFor(states.get(word.id) ?? NEW_WORD),
    about: aboutOf(entry, exact.get(word.id) ?? NEW_WORD, day, learner.settings),
  }));
}

function chosenWords({ study, words, trainer, random }: Wanted): ChosenWord[] {
  return choosePacket({ ...choiceOf(study, words), trainer, random });
}

function choiceOf({ states, day, learner }: Study, { asked, fresh, word }: PacketWords) {
  return {
    ...{ states, day, settings: learner.settings },
    ...{ source: asked?.map(({ id }) => id), fresh: idsOf(fresh) },
    isThere: (id: string) => word(id) !== undefined,
  };
}

/**
 * For somebody who chose a source: what the day's limit or a pile would leave empty gives new words all the same, because they
 * were asked for.
 */
export function composeChosen(db: Db, wanted: Wanted): Promise<ComposedQuestion[]> {
  const chosen = chosenWords(wanted);
  if (chosen.length > 0) return described(db, wanted, chosen);
  const { study, words } = wanted;
  const ids = words.asked?.map(({ id }) => id);
  const ofSource = new Map(pick(ids, study.states, () => true));
  const settings = { ...study.learner.settings, newPerDay: Number.POSITIVE_INFINITY };
  const open = { ...study, states: ofSource, learner: { ...study.learner, settings } };
  return composeQuestions(db, { ...wanted, study: open });
}

function distinct(entries: readonly ChosenWord[], { words, pair, collectDistinct }: Wanted) {
  const addDistinct = collectDistinct(pair);
  return entries.flatMap(entry => {
    const word = words.word(entry.wordId);
    return word !== undefined && addDistinct(word) ? [{ word, entry }] : [];
  });
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
