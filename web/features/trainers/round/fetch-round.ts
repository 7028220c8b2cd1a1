import type { Profile } from '#contract/account.ts';
import type { Call, Reply } from '#contract/endpoint.ts';
import { MOST_NAMED } from '#contract/exercises.ts';
import type { getLearningPacket, getWordsAhead } from '#contract/learning.ts';
import { isLetterId, lessonOfSource } from '#contract/letter-ids.ts';
import type { getLettersRound } from '#contract/letters.ts';
import type { getRound } from '#contract/round.ts';
import { TEST_TYPES } from '#contract/test-types.ts';
import type { AskedWord } from '#contract/trainers.ts';
import type { Language } from '#languages/index.ts';
import { localDay } from '#learning/day.ts';
import { composePacket, dueAmong, likeliestFirst } from '#learning/packet.ts';
import type { RoundWishes, RoundWord } from '#learning/round/round-word.ts';
import { NEW_WORD } from '#learning/word-state.ts';
import { addressOf, call } from '#web/platform/http/http.ts';
import { guestLog } from '#web/platform/offline/outbox/guest-log.ts';
import { pendingItems } from '#web/platform/offline/outbox/outbox-db.ts';
import { guestStates } from '#web/platform/offline/pending/guest-states.ts';
import { pendingWords } from '#web/platform/offline/pending/pending-words.ts';
import { statesAfter } from '#web/platform/offline/pending/states-after.ts';
import { callCached } from '#web/platform/offline/response-cache/cached-call.ts';
import { readCopy } from '#web/platform/offline/response-cache/response-cache.ts';
import { offlineFallback } from '../sitting/offline-fallback.ts';

/** What the address of the page may ask for, by the names of the call's query. */
const CHOICES = ['source', 'testType', 'words', 'categories'] as const;
export type RoundChoices = Partial<Record<(typeof CHOICES)[number], string>> & { only?: 'repeat' | 'new' };

/** The part of the page's address that chooses what is learned; empty for whatever helps most. */
export function choicesIn(parameters: URLSearchParams): RoundChoices {
  const only = parameters.get('only');
  const chosen = CHOICES.flatMap(name => {
    const value = parameters.get(name);
    return value ? [[name, value]] : [];
  });
  return { ...Object.fromEntries(chosen), ...((only === 'repeat' || only === 'new') && { only }) };
}

type Wanted = {
  pair: { lang: Language; learn: Language };
  choices: RoundChoices;
  length: RoundWishes['length'];
};

/**
 * The words of a round, due and new, in the order in which they are to be asked; from the words that are kept ahead where the server is
 * away. A guest (null) has their words on this device. Throws ApiError.
 */
export async function fetchRound(
  wanted: Wanted,
  user: Profile | null,
  signal: AbortSignal,
): Promise<AskedWord[]> {
  if (user === null) return askForGuest(wanted, signal);
  const answered = await pendingWords(wanted.pair.learn);
  return offlineFallback(askServer(wanted, answered, signal), () => roundFromAhead(wanted, user));
}

/** What a guest has met, and what of it is due, only their device can tell. */
async function askForGuest({ pair, choices, length }: Wanted, signal: AbortSignal): Promise<AskedWord[]> {
  const states = guestStates(await guestLog.read(), pair.learn);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const met = [...states.keys()];
  const today = localDay(Date.now(), timeZone);
  const due = Array.from(likeliestFirst(dueAmong(met, states, today), today), ([wordId]) => wordId);
  const { source, categories, only } = choices;
  const lesson = lessonOfSource(source);
  const isOfRound = (id: string) => isLetterId(id) === (lesson !== undefined);
  const named = {
    met: listOf(met.filter(isOfRound).slice(-MOST_NAMED)),
    due: listOf(due.filter(isOfRound).slice(0, MOST_NAMED)),
  };
  if (lesson !== undefined) return askLesson(lesson, { ...pair, ...named }, signal);
  const query = { ...pair, ...named, ...{ source, categories, only, length: String(length) } };
  const { data } = await call<typeof getRound>('GET', '/learning/round', { query }, signal);
  return data.words;
}

/**
 * The letters of a lesson, from a copy where the server is away: what was answered since is not new any more. Those without a sound of
 * their own are not asked by ear.
 */
async function askLesson(
  lesson: number,
  { answered, ...query }: Call<typeof getLettersRound>['query'] & { answered?: string },
  signal: AbortSignal,
): Promise<RoundWord[]> {
  const given = { params: { lesson: String(lesson) }, query };
  const path = '/letters/lessons/:lesson/round';
  const { data } = await callCached<typeof getLettersRound>(path, given, 'either', signal);
  const known = new Set(answered?.split(','));
  const letters = data.words.map(word => ({
    ...word,
    why: word.why === 'new' && known.has(word.id) ? ('practice' as const) : word.why,
    hasSound: word.say !== undefined,
  }));
  // A copy from before words were read names none.
  return [...letters, ...(data.readings ?? [])];
}

/** Undefined where there are none: an empty list would be refused. */
const listOf = (ids: readonly string[]) => (ids.length === 0 ? undefined : ids.join());

/** Words that somebody chose one by one are no round of the server's making. */
async function askServer(
  { pair, choices, length }: Wanted,
  answered: { answered?: string },
  signal: AbortSignal,
): Promise<AskedWord[]> {
  const { testType: _, ...chosen } = choices;
  const lesson = lessonOfSource(chosen.source);
  if (lesson !== undefined) return askLesson(lesson, { ...pair, ...answered }, signal);
  if (chosen.words !== undefined) {
    const query = { ...pair, words: chosen.words, ...answered };
    const { data } = await call<typeof getLearningPacket>('GET', '/learning/packet', { query }, signal);
    return data.packetWords;
  }
  const query = { ...pair, ...chosen, length: String(length), ...answered };
  const { data } = await call<typeof getRound>('GET', '/learning/round', { query }, signal);
  return data.words;
}

/**
 * The words of a round out of those that were kept ahead, after the answers and marks that wait to be sent. `choices` may ask for some
 * words, or for due or new ones alone; another source is not kept. Undefined where nothing was kept.
 */
export async function roundFromAhead(
  { pair, choices }: Pick<Wanted, 'pair' | 'choices'>,
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
  return entries
    .filter(({ why }) => choices.only === undefined || (why === 'new') === (choices.only === 'new'))
    .map(({ wordId, why, state, intervals }) => ({
      ...(words.get(wordId) as AskedWord),
      ...{ why, state, intervals },
    }));
}
