import type { createCards, matchWords } from '#contract/cards.ts';
import type { addToDictionary } from '#contract/dictionary.ts';
import type { importHistory } from '#contract/history.ts';
import type { saveMarks } from '#contract/learning.ts';
import { call, callForOutcome } from '#web/platform/http/http.ts';
import type { Pair } from './columns.ts';
import type { ImportCalls } from './import-words.ts';

/** The calls of an import on the server, called off with it. */
export function importCalls(pair: Pair, signal: AbortSignal): ImportCalls {
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
