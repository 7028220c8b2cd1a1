import type { Language } from '#languages/index.ts';
import type { Answer, Undone, WordMark } from '#learning/log.ts';
import { replay } from '#learning/replay.ts';
import { DEFAULT_SETTINGS, type WordState } from '#learning/word-state.ts';
import type { Item } from '../outbox/outbox-db.ts';
import { standingOf } from './states-after.ts';
import { type WordStates, withStandings } from './word-states.ts';

/** How a guest stands with the words of a learning language: their log is all there is of it, so it is replayed. */
export function guestStates(items: readonly Item[], learn: Language): Map<string, WordState> {
  const answers = items.flatMap(item => (item.kind === 'answer' ? [item.answer as Answer] : []));
  const marks: WordMark[] = items.flatMap(item => (item.kind === 'mark' ? [item.mark] : []));
  const undone: Undone[] = items.flatMap(item => (item.kind === 'undo' ? [{ id: item.id, at: 0 }] : []));
  const isOf = (row: { learn: Language }) => row.learn === learn;
  const ids = new Set([...answers, ...marks].filter(isOf).map(({ wordId }) => wordId));
  const states = [...ids].map(wordId => {
    const isOfWord = (row: { learn: Language; wordId: string }) => isOf(row) && row.wordId === wordId;
    const log = { answers: answers.filter(isOfWord), marks: marks.filter(isOfWord), undone };
    return [wordId, replay(wordId, log, DEFAULT_SETTINGS)] as const;
  });
  return new Map(states.filter(([, { state }]) => state !== 'new'));
}

/** The same as lists show it. */
export function guestStandings(items: readonly Item[], learn: Language): WordStates {
  const states = [...guestStates(items, learn)];
  return withStandings(
    {},
    states.map(([id, state]) => [id, standingOf(state)]),
  );
}
