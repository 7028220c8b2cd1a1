import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { createCards, listCards, matchWords } from '#contract/cards.ts';
import type { addToDictionary } from '#contract/dictionary.ts';
import type { importHistory } from '#contract/history.ts';
import type { saveMarks } from '#contract/learning.ts';
import { call, callForOutcome } from '#web/platform/http/http.ts';
import { refresh } from '#web/platform/http/queries.ts';
import { useDictionaryRefresh } from '#web/vocabulary/dictionary/api.ts';
import { refreshLearning } from '#web/vocabulary/marks/word-states.ts';
import type { Pair } from './deck/columns.ts';
import type { DeckTable, FileProblem, Mapping } from './deck/deck.ts';
import { readRows, type WordRow } from './deck/rows.ts';
import type { ImportCalls } from './import-words.ts';
import { type ImportResult, importWords, NOTHING_IMPORTED } from './import-words.ts';
import { readPasted, type Separators } from './paste/read-pasted.ts';
import { readInWorker } from './run-task.ts';

export type ImportStep =
  | { name: 'choose'; problem?: FileProblem }
  | { name: 'read' | 'add'; share: number }
  | { name: 'preview'; tables: DeckTable[] }
  | { name: 'done'; result: ImportResult; goOn: () => void };

/** Leads a file of words through its steps: read, shown, added. Leaving the page stops it. */
export function useImport(pair: Pair) {
  const [step, setStep] = useState<ImportStep>({ name: 'choose' });
  const running = useRef<AbortController>(null);
  const renew = useRenew();
  useEffect(() => () => running.current?.abort(), []);

  const begin = (name: 'read' | 'add') => {
    const run = new AbortController();
    running.current = run;
    setStep({ name, share: 0 });
    const onProgress = (share: number) => run.signal.aborted || setStep({ name, share });
    return { onProgress, signal: run.signal };
  };

  const read = async (file: File) => {
    const run = begin('read');
    const found = await readInWorker(file, pair, run);
    if (run.signal.aborted) return;
    setStep(
      'problem' in found
        ? { name: 'choose', problem: found.problem }
        : { name: 'preview', tables: found.tables },
    );
  };

  /** A pasted list is short enough to be read at once. */
  const readList = (text: string, separators: Separators) => {
    const found = readPasted(text, separators);
    setStep(
      'problem' in found
        ? { name: 'choose', problem: found.problem }
        : { name: 'preview', tables: found.tables },
    );
  };

  const addRows = async (words: readonly WordRow[], before: ImportResult) => {
    const run = begin('add');
    const calls = importCalls(pair, run.signal);
    const result = await importWords({ words, pair, calls, now: Date.now(), before, ...run });
    await renew();
    const goOn = () => void addRows(result.stopped?.left ?? [], result);
    setStep({ name: 'done', result, goOn });
  };

  const add = async (table: DeckTable, mapping: Mapping) => {
    const { words, skipped } = readRows(table, mapping);
    await addRows(words, { ...NOTHING_IMPORTED, skipped });
  };

  /** Reading leaves nothing behind; what was added until then stays, and the result tells. */
  const cancel = () => {
    running.current?.abort();
    setStep(before => (before.name === 'add' ? before : { name: 'choose' }));
  };
  return { step, read, readList, add, cancel, restart: () => setStep({ name: 'choose' }) };
}

function useRenew(): () => Promise<void> {
  const queries = useQueryClient();
  const renewDictionary = useDictionaryRefresh();
  return async () => {
    await Promise.all([
      refresh<typeof listCards>(queries, '/cards'),
      renewDictionary(),
      refreshLearning(queries),
    ]);
  };
}

/** The calls of an import on the server, called off with it. */
function importCalls(pair: Pair, signal: AbortSignal): ImportCalls {
  return {
    match: async rows => {
      const body = { ...pair, rows };
      const { data } = await call<typeof matchWords>('POST', '/cards/match', { body }, signal);
      return data.wordIds;
    },
    addWords: async wordIds => {
      const body = { wordIds };
      const adding = callForOutcome<typeof addToDictionary>('POST', '/add-to-dictionary', { body }, signal);
      const { data } = await adding;
      return data.added;
    },
    makeCards: async cards => {
      const { data } = await call<typeof createCards>('POST', '/cards', { body: { cards } }, signal);
      return data.cards;
    },
    saveHistories: async words => {
      const body = { learn: pair.learn, words };
      const { data } = await call<typeof importHistory>('POST', '/learning/history', { body }, signal);
      return data.saved;
    },
    saveMarks: marks => call<typeof saveMarks>('POST', '/learning/marks', { body: { marks } }, signal),
  };
}
