import { useMemo } from 'react';
import type { WordStates } from '#web/platform/offline/outbox/shown-states.ts';
import { MarkMenu } from '#web/vocabulary/marks/mark-menu.tsx';
import { useMarking } from '#web/vocabulary/marks/use-marking.ts';
import { standingOf, useWordStates } from '#web/vocabulary/marks/word-states.ts';
import type { WordCount } from '../counter/ranking.ts';
import { coverageOf } from './coverage.ts';

type IdsByWord = ReadonlyMap<string, readonly string[]>;

/** How the person stands with the words of an English text; without marks for guests, without coverage for who has begun nothing. */
export function useWordMarks(idsByWord: IdsByWord, rows: readonly WordCount[]) {
  const states = useWordStates('en');
  const mark = useMarking('en');
  const unknown = useMemo(
    () => rows.filter(({ word }) => !needsNoLearning(states, idsByWord.get(word))),
    [rows, states, idsByWord],
  );
  const markOf = (word: string) => {
    const id = meantId(states, idsByWord.get(word));
    if (states === undefined || id === undefined) return null;
    return <MarkMenu id={id} word={word} standing={standingOf(states, id)} onMark={mark} />;
  };
  const coverage = useMemo(() => {
    if (states === undefined || idsByWord.size === 0 || Object.keys(states).length === 0) return undefined;
    return coverageOf(rows, word => {
      const id = meantId(states, idsByWord.get(word));
      return id === undefined ? undefined : { id, state: standingOf(states, id)?.state ?? 'new' };
    });
  }, [rows, states, idsByWord]);
  return { unknown, markOf, coverage };
}

/** A counted word does not tell which of its meanings was meant: the one that the person has met, else the commonest. */
function meantId(states: WordStates | undefined, ids: readonly string[] = []): string | undefined {
  return ids.find(id => standingOf(states, id) !== undefined) ?? ids[0];
}

function needsNoLearning(states: WordStates | undefined, ids: readonly string[] | undefined): boolean {
  const id = meantId(states, ids);
  const state = id === undefined ? undefined : standingOf(states, id)?.state;
  return state === 'known' || state === 'ignored';
}
