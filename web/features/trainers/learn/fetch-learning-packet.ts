import type { Profile } from '#contract/account.ts';
import type { getLearningPacket } from '#contract/learning.ts';
import type { AskedWord } from '#contract/trainers.ts';
import type { Language } from '#languages/index.ts';
import { call } from '#web/platform/http/http.ts';
import { unheardWords } from '#web/platform/offline/outbox/pending-words.ts';
import { orKept } from '../offline-fallback.ts';
import { packetFromAhead } from './packet-from-ahead.ts';

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
  const query = { ...choices, ...pair, ...(await unheardWords(pair.learn)) };
  const asking = call<typeof getLearningPacket>('GET', '/learning/packet', { query }, signal);
  return orKept(
    asking.then(({ data }) => data.packetWords),
    () => packetFromAhead(pair, choices, user),
  );
}
