import type { Reply } from '#contract/endpoint.ts';
import { getWordEntry } from '#contract/word-entry.ts';
import { isOfPair } from '../catalogue/of-pair.ts';
import type { Bind } from '../http/bind.ts';
import { responseCache } from '../http/cached-response.ts';
import { notFound } from '../http/errors.ts';
import { done } from '../http/success.ts';
import { type EntrySources, entryOf } from './entry.ts';
import { type NoteServices, noteRoutes } from './notes.ts';
import { pictureRoutes } from './pictures.ts';

/** An entry has some 3 kB. */
const ENTRIES_BYTES = 16 * 1024 * 1024;

export function wordRoutes(bind: Bind, needs: EntrySources & NoteServices): void {
  noteRoutes(bind, needs);
  pictureRoutes(bind, needs);
  const { catalogue, limits } = needs;
  const entries = responseCache<Reply<typeof getWordEntry>>(ENTRIES_BYTES);

  // A cached response is sent within the same turn, and found by its address from then on.
  bind(getWordEntry, ({ params: { wordId }, query: pair, ip }) => {
    const word = catalogue.word(wordId);
    if (word === undefined || !isOfPair(word, pair)) throw notFound('Word');
    const key = `${wordId} ${pair.lang} ${pair.learn}`;
    const cached = entries.cached(key);
    if (cached !== undefined) return cached;
    limits.countHere('publicLists', ip);
    return entryOf(needs, word, pair).then(entry => entries(key, () => done(entry)));
  });
}
