import type { z } from 'zod';
import type { LearningMark } from '#contract/learning.ts';
import type { ChangedWord } from '#contract/word-states.ts';
import type { Language } from '#languages/index.ts';
import type { Db } from '../database/database.ts';
import { removeEntries, restoreEntries } from '../dictionary/store.ts';
import { appendMarks, marksToCome, takeBack } from '../word-states/changes.ts';
import { lockLearner } from '../word-states/learner-store.ts';
import { findPlacements, keepPlacement, marksOfPlacement, type Placement } from './placement-store.ts';

type Marks = readonly z.output<typeof LearningMark>[];

/** Stores marks, each once, and takes words out of the dictionary where their marks say so. */
export function saveMarksOf(
  db: Db,
  userId: string,
  marks: Marks,
  now: number,
): Promise<{ saved: number; states: ChangedWord[] }> {
  return db.transaction(async queries => {
    const learner = await lockLearner(queries, userId);
    const coming = await marksToCome(queries, learner, marks);
    const leaving = coming.filter(mark => mark.leavesDictionary).map(({ wordId }) => wordId);
    const left = new Set(leaving.length === 0 ? [] : await removeEntries(queries, userId, leaving, now));
    const fresh = new Set(coming);
    const stored = marks.map(mark => {
      const { leavesDictionary, ...kept } = mark;
      // Of two marks of a word the first takes it out.
      return { ...kept, leftDictionary: leavesDictionary && fresh.has(mark) && left.delete(mark.wordId) };
    });
    return appendMarks(queries, learner, stored, now);
  });
}

/** Takes back answers, marks and placement checks with all that they marked, and puts words back that left the dictionary with a mark. */
export function undoOf(
  db: Db,
  userId: string,
  ids: readonly string[],
  now: number,
): Promise<{ undone: number; states: ChangedWord[] }> {
  return db.transaction(async queries => {
    const learner = await lockLearner(queries, userId);
    const placements = await findPlacements(queries, userId, ids);
    const marked = await Promise.all(placements.map(id => marksOfPlacement(queries, userId, id)));
    const all = [...ids, ...marked.flat()];
    const { fresh, undone, marks, states } = await takeBack(queries, learner, all, now);
    const isFresh = new Set(fresh);
    const returning = marks.filter(({ leftDictionary }) => leftDictionary).map(({ wordId }) => wordId);
    if (returning.length > 0) await restoreEntries(queries, userId, returning, now);
    return { undone: undone + placements.filter(id => isFresh.has(id)).length, states };
  });
}

/** Keeps the result of a placement check once. */
export function savePlacementOf(
  db: Db,
  whose: { userId: string; learn: Language },
  placement: Placement,
): Promise<void> {
  return db.transaction(async queries => {
    await lockLearner(queries, whose.userId);
    await keepPlacement(queries, whose, placement);
  });
}
