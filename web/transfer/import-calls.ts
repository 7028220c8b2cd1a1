import type { createCards, matchWords } from '#contract/cards.ts';
import type { addToDictionary } from '#contract/dictionary.ts';
import type { importHistory } from '#contract/history.ts';
import type { saveMarks } from '#contract/learning.ts';
import { call, callForOutcome } from '../http.ts';
import type { Pair } from './columns.ts';
import type { ImportCalls } from './import-words.ts';

/** The calls of an import on the server. */
export function importCalls(pair: Pair): ImportCalls {
  return {
    match: async rows => {
      const { data } = await call<typeof matchWords>('POST', '/cards/match', { body: { ...pair, rows } });
      return data.wordIds;
    },
    addWords: async wordIds => {
      const body = { wordIds, restore: false };
      const { data } = await callForOutcome<typeof addToDictionary>('POST', '/add-to-dictionary', { body });
      return data.added;
    },
    makeCards: async cards => {
      const { data } = await call<typeof createCards>('POST', '/cards', { body: { cards } });
      return data.cards;
    },
    saveHistories: async words => {
      const body = { learn: pair.learn, words };
      const { data } = await call<typeof importHistory>('POST', '/learning/history', { body });
      return data.saved;
    },
    saveMarks: marks => call<typeof saveMarks>('POST', '/learning/marks', { body: { marks } }),
  };
}
