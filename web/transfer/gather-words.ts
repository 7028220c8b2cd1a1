import type { z } from 'zod';
import type { Card, listCards } from '#contract/cards.ts';
import type { listDictionary } from '#contract/dictionary.ts';
import type { listLearningWords } from '#contract/learning.ts';
import type { WordStanding } from '#contract/word-states.ts';
import { call } from '../http.ts';
import { fetchClip } from '../speech/clips.ts';
import type { DeckWord } from './anki/write-package.ts';
import type { Pair } from './columns.ts';
import type { History, OnProgress } from './deck.ts';

const DAY_MS = 86_400_000;
/** The contract's largest page. */
const PAGE = 200;
/** After so many sounds in a row that did not come, no more are asked for. */
const MOST_FAILURES = 3;

/** All words of the dictionary in a pair, as they are written into files; what is on own cards is there in full. */
export async function gatherWords(pair: Pair, signal: AbortSignal): Promise<DeckWord[]> {
  const query = { query: pair };
  const [{ data }, cards, states] = await Promise.all([
    call<typeof listDictionary>('GET', '/user-dictionary', query, signal),
    allCards(pair, signal),
    call<typeof listLearningWords>('GET', '/learning/words', { query: { learn: pair.learn } }, signal),
  ]);
  return data.words.map(({ id, english_word, translation, transcription, emoji, added_at }) => {
    const { note = '', sentence = '' } = cards.get(id) ?? {};
    const written = { key: id, word: english_word, translation, reading: transcription ?? '' };
    const history = historyOf(states.data.words[id], Date.now());
    return { ...written, note, sentence, emoji: emoji ?? '', addedAt: added_at, ...(history && { history }) };
  });
}

async function allCards(pair: Pair, signal: AbortSignal): Promise<Map<string, Card>> {
  const found = new Map<string, Card>();
  for (let total = 1; found.size < total; ) {
    const query = { ...pair, offset: found.size, limit: PAGE };
    const { data } = await call<typeof listCards>('GET', '/cards', { query }, signal);
    for (const card of data.cards) found.set(card.id, card);
    total = data.cards.length === 0 ? 0 : data.total;
  }
  return found;
}

/** When a word comes again is all that its list tells; the days until then stand for its interval. */
function historyOf(standing: z.infer<typeof WordStanding> | undefined, now: number): History | undefined {
  if (standing?.dueDay === undefined) return undefined;
  const dueAt = standing.dueDay * DAY_MS;
  return {
    reviews: [],
    dueAt,
    intervalDays: Math.max(1, Math.round((dueAt - now) / DAY_MS)),
    repetitions: 1,
    lapses: 0,
    stability: null,
    difficulty: null,
    isSuspended: standing.state === 'ignored',
  };
}

type Run = { onProgress: OnProgress; signal: AbortSignal };

/** The words with their sounds, as far as the voice gives them. */
export async function withSounds(
  words: readonly DeckWord[],
  { learn }: Pair,
  { onProgress, signal }: Run,
): Promise<DeckWord[]> {
  const spoken: DeckWord[] = [];
  let failures = 0;
  for (const word of words) {
    signal.throwIfAborted();
    const sound = failures < MOST_FAILURES ? await soundOf(word, learn) : undefined;
    failures = sound === undefined ? failures + 1 : 0;
    spoken.push(sound === undefined ? word : { ...word, sound });
    onProgress(spoken.length / words.length);
  }
  return spoken;
}

async function soundOf({ word, key }: DeckWord, learn: Pair['learn']): Promise<Uint8Array | undefined> {
  try {
    const clip = await fetchClip({ text: word, language: learn, wordId: key });
    return new Uint8Array(await clip.arrayBuffer());
  } catch {
    return undefined;
  }
}
