import { z } from 'zod';
import { DEFAULT_LANGUAGE } from '#languages/index.ts';
import { endpoint } from './endpoint.ts';
import { outcome, success } from './envelope.ts';
import { LanguageCode, LanguagePair, LearnedPair, Slug } from './fields.ts';
import { DictionaryWord } from './words.ts';

/** Enough for every word that can be learned at once; more is a mistake. */
const MOST_WORDS = 16_000;

const WordIds = z.object({
  wordIds: z.array(Slug).min(1, 'No words selected').max(MOST_WORDS, `At most ${MOST_WORDS} words at once`),
});

export const listDictionary = endpoint({
  method: 'GET',
  path: '/user-dictionary',
  access: 'user',
  summary: "The person's dictionary, newest first",
  query: LanguagePair,
  reply: success(z.object({ words: z.array(DictionaryWord) })),
});

export const addToDictionary = endpoint({
  method: 'POST',
  path: '/add-to-dictionary',
  access: 'user',
  summary:
    'Adds words; a refusal when every one was there already. With restore, the undo of a removal, with their former dates',
  body: WordIds.extend({
    /**
     * The undo of a removal sends the ids of `removed` with `restore: true`. The server remembers for 30 days when a removed
     * word had been added and gives it that date back, and so its place in the list; a word it does not remember is added like
     * a new one.
     */
    restore: z.boolean().default(false),
  }),
  reply: outcome(z.object({ added: z.array(z.string()) })),
});

/** The browser makes `id`. A call that is sent again, since its reply was lost, gets the same reply. */
const LearnedWord = z.object({
  wordId: Slug,
  learn: LanguageCode.default(DEFAULT_LANGUAGE),
  id: z.uuid('Use a UUID').optional(),
});

export const removeFromDictionary = endpoint({
  method: 'POST',
  path: '/remove-from-dictionary',
  access: 'user',
  summary: 'Removes words; with wordId (a trainer) the word is also recorded as known in `learn`',
  body: z.union([WordIds, LearnedWord], { error: 'Send wordIds, a list of ids, or wordId, one id' }),
  reply: outcome(z.object({ success: z.boolean(), removed: z.array(z.string()) })),
});

export const listMyWords = endpoint({
  method: 'GET',
  path: '/my-words',
  access: 'user',
  summary:
    'Which words are in the dictionary and which are known in a learning language; with `lang` only those that this language has too',
  query: LearnedPair,
  reply: success(
    z.object({
      words: z.array(
        z.object({
          id: z.string(),
          category: z.string().nullable(),
          in_dictionary: z.boolean(),
          known: z.boolean(),
        }),
      ),
    }),
  ),
});

/** Takes back what "word learned" did. */
export const forgetKnownWord = endpoint({
  method: 'POST',
  path: '/forget-known-word',
  access: 'user',
  summary:
    'Undo of "word learned": no longer known in `learn` and, with restore, back in the dictionary with its former date',
  body: z.object({ wordId: Slug, learn: LanguageCode, restore: z.boolean() }),
  reply: success(z.null()),
});
