import type { Card, listCards } from '#contract/cards.ts';
import type { listDictionary } from '#contract/dictionary.ts';
import type { Call, Reply } from '#contract/endpoint.ts';
import type { exportHistory } from '#contract/history.ts';
import type { listSentences } from '#contract/sentences.ts';
import type { listWordNotes } from '#contract/word-notes.ts';
import { plainSentence } from '#learning/round/sentence.ts';
import { call, isFromNoServer } from '#web/platform/http/http.ts';
import { retryOnce } from '#web/platform/loading/retry-once.ts';
import { fetchClip, type Utterance } from '#web/platform/speech/clips.ts';
import type { DeckWord } from './anki/write-package.ts';
import type { Pair } from './deck/columns.ts';
import type { History, OnProgress } from './deck/deck.ts';

const DAY_MS = 86_400_000;
/** The contract's largest page. */
const PAGE = 200;
/** After so many sounds in a row that did not come, no more are asked for. */
const MOST_FAILURES = 3;

/** All words of the dictionary in a pair, as they are written into files: own cards in full, taught words with the person's note, and their sentence or, where the person wrote one, that. */
export async function gatherWords(pair: Pair, signal: AbortSignal): Promise<DeckWord[]> {
  const query = { query: pair };
  const [{ data }, { data: taught }, { data: own }, cards, histories] = await Promise.all([
    call<typeof listDictionary>('GET', '/user-dictionary', query, signal),
    call<typeof listSentences>('GET', '/sentences', query, signal),
    call<typeof listWordNotes>('GET', '/word-notes', { query: { learn: pair.learn } }, signal),
    allCards(pair, signal),
    allHistories(pair.learn, signal),
  ]);
  return data.words.map(({ id, english_word, translation, transcription, emoji, added_at }) => {
    const taughtIn = taught.sentences[id];
    const card = cards.get(id);
    const note = card?.note ?? own.notes[id] ?? '';
    const sentence = card?.sentence ?? own.sentences[id] ?? (taughtIn ? plainSentence(taughtIn.text) : '');
    const written = { key: id, word: english_word, translation, reading: transcription ?? '' };
    const history = histories.get(id);
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

/** What is known of all words of a learning language, as programs for flashcards write it down. */
async function allHistories(learn: Pair['learn'], signal: AbortSignal): Promise<Map<string, History>> {
  const found = new Map<string, History>();
  let after: string | null = '';
  while (after !== null) {
    const query: Call<typeof exportHistory>['query'] = after === '' ? { learn } : { learn, after };
    const { data } = await call<typeof exportHistory>('GET', '/learning/history', { query }, signal);
    for (const word of data.words) found.set(word.wordId, historyOf(word));
    after = data.next;
  }
  return found;
}

type KnownWord = Reply<typeof exportHistory>['data']['words'][number];

/** What is marked is not asked, but keeps the days that its answers gave it. */
function historyOf({ memory, reviews }: KnownWord): History {
  const { mark, reps, lapses, lastDay, dueDay, spacing, stability, difficulty } = memory;
  const days = dueDay === null || lastDay === null ? Math.max(1, Math.round(spacing)) : dueDay - lastDay;
  return {
    reviews,
    dueAt: lastDay === null ? null : (lastDay + days) * DAY_MS,
    intervalDays: lastDay === null ? 0 : days,
    repetitions: reps,
    lapses,
    stability: reps === 0 ? null : stability,
    difficulty: reps === 0 ? null : difficulty,
    isSuspended: mark !== 'none',
  };
}

type Run = { onProgress: OnProgress; signal: AbortSignal };

/** The words with their sounds, as far as the voice gives them. Throws ApiError where the server is away, and the signal's reason once it is called off. */
export async function withSounds(
  words: readonly DeckWord[],
  { learn }: Pair,
  { onProgress, signal }: Run,
): Promise<DeckWord[]> {
  const spoken: DeckWord[] = [];
  let failures = 0;
  // Others may want the clip too, so its call goes on, and may have no reply for long.
  const calledOff = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  calledOff.catch(() => undefined);
  for (const word of words) {
    signal.throwIfAborted();
    const asking = failures < MOST_FAILURES ? soundsOf(word, learn) : undefined;
    const sounds = await Promise.race([asking, calledOff]);
    failures = sounds?.sound === undefined ? failures + 1 : 0;
    spoken.push({ ...word, ...sounds });
    onProgress(spoken.length / words.length);
  }
  return spoken;
}

type Sounds = Pick<DeckWord, 'sound' | 'sentenceSound'>;

/** How a word is said, and its sentence, each as far as the voice gives it. */
async function soundsOf({ word, key, sentence }: DeckWord, learn: Pair['learn']): Promise<Sounds> {
  const sound = await soundOf({ text: word, language: learn, wordId: key });
  const isSaid = sound !== undefined && sentence !== '';
  const sentenceSound = isSaid ? await soundOf({ text: sentence, language: learn }) : undefined;
  return { ...(sound && { sound }), ...(sentenceSound && { sentenceSound }) };
}

async function soundOf(utterance: Utterance): Promise<Uint8Array | undefined> {
  try {
    const clip = await retryOnce(() => fetchClip(utterance));
    return new Uint8Array(await clip.arrayBuffer());
  } catch (error) {
    // A file without its sounds must not pass for a whole one; only what the server itself says it has not is left out.
    if (isFromNoServer(error) && !error.isRefusal) throw error;
    return undefined;
  }
}
