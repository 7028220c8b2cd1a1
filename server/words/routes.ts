import type { Reply } from '#contract/endpoint.ts';
import { getWordEntry } from '#contract/word-entry.ts';
import type { CatalogueWord } from '../catalogue/catalogue.ts';
import { isOfPair } from '../catalogue/of-pair.ts';
import type { Pair } from '../catalogue/present.ts';
import type { Bind } from '../http/bind.ts';
import { responseCache } from '../http/cached-response.ts';
import { notFound } from '../http/errors.ts';
import { done } from '../http/success.ts';
import { type EntrySources, entryOf } from './entry.ts';
import { type NoteServices, noteRoutes } from './notes.ts';
import { pictureRoutes } from './pictures.ts';
import { type Transcribing, transcriptionOf } from './transcription.ts';

/** An entry has some 3 kB. */
const ENTRIES_BYTES = 16 * 1024 * 1024;

type WordServices = EntrySources & NoteServices & { voice: Transcribing };

export function wordRoutes(bind: Bind, needs: WordServices): void {
  noteRoutes(bind, needs);
  pictureRoutes(bind, needs);
  const { catalogue, limits, voice } = needs;
  const entries = responseCache<Reply<typeof getWordEntry>>(ENTRIES_BYTES);

  // A cached response is sent within the same turn, and found by its address from then on.
  bind(getWordEntry, ({ params: { wordId }, query: pair, ip }) => {
    const word = catalogue.word(wordId);
    if (word === undefined || !isOfPair(word, pair)) throw notFound('Word');
    const key = `${wordId} ${pair.lang} ${pair.learn}`;
    const cached = entries.cached(key);
    if (cached !== undefined) return cached;
    limits.countHere('publicLists', ip);
    if (word.variant !== undefined) return entryOfVariant(word, pair, key);
    return entryOf(needs, word, pair).then(entry => entries(key, () => done(entry)));
  });

  /** Without the engine it is sent without its transcription, and made again next time. */
  async function entryOfVariant(word: CatalogueWord, pair: Pair, key: string) {
    const [entry, transcription] = await Promise.all([
      entryOf(needs, word, pair),
      transcriptionOf(voice, word, pair.learn).catch(() => null),
    ]);
    if (transcription === null) return done(entry);
    return entries(key, () => done({ ...entry, word: { ...entry.word, transcription } }));
  }
}
