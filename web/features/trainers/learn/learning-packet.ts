import type { Profile } from '#contract/account.ts';
import type { Reply } from '#contract/endpoint.ts';
import type { getLearningPacket, getWordsAhead } from '#contract/learning.ts';
import { TEST_TYPES } from '#contract/test-types.ts';
import type { AskedWord } from '#contract/trainers.ts';
import type { Language } from '#languages/index.ts';
import { localDay } from '#learning/day.ts';
import { composePacket } from '#learning/packet.ts';
import { NEW_WORD } from '#learning/word-state.ts';
import { addressOf, call } from '#web/platform/http/http.ts';
import { pendingItems } from '#web/platform/offline/outbox/outbox-db.ts';
import { pendingWords } from '#web/platform/offline/pending/pending-words.ts';
import { statesAfter } from '#web/platform/offline/pending/states-after.ts';
import { readCopy } from '#web/platform/offline/response-cache/response-cache.ts';
import { offlineFallback } from '../sitting/offline-fallback.ts';

/** What the address of the page may ask for, by the names of the call's query. */
const CHOICES = ['source', 'testType', 'words', 'categories'] as const;

/** The part of the page's address that chooses what is learned; empty for whatever helps most. */
export function choicesIn(parameters: URLSearchParams): Record<string, string> {
  return Object.fromEntries(
    CHOICES.flatMap(name => {
      const value = parameters.get(name);
      return value ? [[name, value]] : [];
    }),
  );
}

/** The at most 20 questions that help most now; made of the words that are kept ahead where the server is away. Throws ApiError. */
export async function fetchLearningPacket(
  pair: { lang: Language; learn: Language },
  choices: Record<string, string>,
  user: Profile,
  signal: AbortSignal,
): Promise<AskedWord[]> {
  const query = { ...choices, ...pair, ...(await pendingWords(pair.learn)) };
  const asking = call<typeof getLearningPacket>('GET', '/learning/packet', { query }, signal);
  return offlineFallback(
    asking.then(({ data }) => data.packetWords),
    () => packetFromAhead(pair, choices, user),
  );
}

/**
 * A packet of the words that were kept ahead, as the server would compose it, after the answers and marks that wait to be sent.
 * `choices` may ask for some words or one trainer; another source is not kept. Undefined where nothing was kept.
 */
export async function packetFromAhead(
  pair: { lang: Language; learn: Language },
  choices: Record<string, string>,
  user: Profile,
  now = Date.now(),
): Promise<AskedWord[] | undefined> {
  const address = addressOf<typeof getWordsAhead>('/learning/ahead', { query: pair });
  const kept = await readCopy<Reply<typeof getWordsAhead>>(address, user.id);
  if (kept === undefined || choices.source !== undefined) return undefined;
  const settings = { retention: user.retention, newPerDay: user.new_per_day };
  const words = new Map(kept.data.packetWords.map(word => [word.id, word]));
  const waiting = (await pendingItems(user.id).list()).map(({ item }) => item);
  const wanted = choices.words?.split(',');
  const states = new Map([...words].map(([id, { state }]) => [id, state ?? NEW_WORD]));
  const changed = statesAfter(id => states.get(id), waiting, { learn: pair.learn, settings });
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const entries = composePacket({
    states: new Map([...states, ...changed]),
    source: [...words.keys()].filter(id => wanted?.includes(id) ?? true),
    settings,
    day: localDay(now, user.zone ?? timeZone),
    trainer: TEST_TYPES.find(name => name === choices.testType) ?? 'mixed',
    random: Math.random,
  });
  return entries.map(({ wordId, why, testType, state, intervals }) => ({
    ...(words.get(wordId) as AskedWord),
    ...{ why, testType, state, intervals },
  }));
}
