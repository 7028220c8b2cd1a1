import { z } from 'zod';
import { LONGEST_SENTENCE } from './bounds.ts';
import { endpoint } from './endpoint.ts';
import { outcome, success } from './envelope.ts';
import { isOneLine, LanguagePair, requiredText, Slug, text } from './fields.ts';
import {
  HOLDS_EMAIL,
  LONGEST_LIST_LINE,
  LONGEST_LIST_NAME,
  MOST_LIST_WORDS,
  MOST_LISTS,
  OWN_LIST_ID,
} from './list-codes.ts';
import { Word } from './words.ts';

const OwnListId = z.string().regex(OWN_LIST_ID, 'Use "own-" and a UUID');
const OwnListIds = z.object({ ids: z.array(OwnListId).min(1, 'No lists selected').max(MOST_LISTS) });
const OfOwn = z.object({ id: OwnListId });
const OfShared = z.object({ code: z.string() });

const ONE_LINE = 'May not contain line breaks';
const optionalLine = (longest: number) => z.string().trim().pipe(text(longest)).refine(isOneLine, ONE_LINE);

const written = {
  name: requiredText(LONGEST_LIST_NAME).refine(isOneLine, ONE_LINE),
  line: optionalLine(LONGEST_LIST_LINE),
  /** What readers are told of who made it: a name of the owner's choice, or nothing. Never an e-mail. */
  author: optionalLine(LONGEST_LIST_NAME).refine(
    author => !HOLDS_EMAIL.test(author),
    'An e-mail address would be seen by everybody',
  ),
};

/** The words of a list in their order: keys of words, own cards, and ids of what is in the list already. */
const WordIds = z.array(Slug).max(MOST_LIST_WORDS, `At most ${MOST_LIST_WORDS} words in a list`);
/** The state that a change was made from; another one by now is refused. */
const revision = z.int().min(1);

export const OwnList = z.object({
  id: z.string(),
  name: z.string(),
  line: z.string(),
  author: z.string(),
  revision: z.int(),
  word_count: z.int(),
  /** What its link ends with; null while it is not shared. */
  code: z.string().nullable(),
  /** An operator has hidden it from everybody else. */
  is_hidden: z.boolean(),
  /** How many people have taken it over. */
  kept: z.int(),
  /** Milliseconds since 1970. */
  created_at: z.number(),
  updated_at: z.number(),
});
export type OwnList = z.infer<typeof OwnList>;

/** What a list shows of its words in a pair of languages. */
const shown = {
  /** Those that the pair has, in the order of the list. */
  words: z.array(Word),
  /** The sentences of own cards among them, by their ids. */
  sentences: z.record(z.string(), z.string().max(LONGEST_SENTENCE)),
};

/** A change of a list; refused with what is current where it was made from an older state. */
const changed = outcome(z.object({ list: OwnList }));

export const listMyLists = endpoint({
  method: 'GET',
  path: '/my-lists',
  access: 'user',
  summary: "The person's lists, newest first, without their words",
  reply: success(z.object({ lists: z.array(OwnList) })),
});

export const getMyList = endpoint({
  method: 'GET',
  path: '/my-lists/:id',
  access: 'user',
  summary: 'One list of the person with its words in a pair of languages',
  params: OfOwn,
  query: LanguagePair,
  /** `ids` are those of all words, also of those that the pair lacks. `cards` names the own card that stands behind an id, where it is still kept. */
  reply: success(
    z.object({
      list: OwnList,
      ids: z.array(z.string()),
      cards: z.record(z.string(), z.string()),
      ...shown,
    }),
  ),
});

export const createList = endpoint({
  method: 'POST',
  path: '/my-lists',
  access: 'user',
  summary: 'Makes a list for its owner alone; one with the same id that was not deleted is kept as it was',
  body: z.object({
    id: OwnListId,
    name: written.name,
    line: written.line.default(''),
    author: written.author.default(''),
    words: WordIds.default([]),
  }),
  reply: success(z.object({ list: OwnList })),
});

export const changeList = endpoint({
  method: 'PATCH',
  path: '/my-lists/:id',
  access: 'user',
  summary:
    'Changes name, line or author of a list; a refusal with what is current where it has changed meanwhile',
  params: OfOwn,
  body: z.object(written).partial().extend({ revision }),
  reply: changed,
});

export const setListWords = endpoint({
  method: 'POST',
  path: '/my-lists/:id/words',
  access: 'user',
  summary:
    'Puts words into a list in place of those before: adds, removes and orders; a refusal with what is current where it has changed meanwhile',
  params: OfOwn,
  body: z.object({ revision, words: WordIds }),
  reply: changed,
});

export const undoListWords = endpoint({
  method: 'POST',
  path: '/my-lists/:id/words/undo',
  access: 'user',
  summary: 'Takes the last change of the words back; refused like that change',
  params: OfOwn,
  body: z.object({ revision }),
  reply: changed,
});

export const shareList = endpoint({
  method: 'POST',
  path: '/my-lists/:id/share',
  access: 'user',
  summary: 'Gives a list a link, or withdraws it for ever: another one comes with the next sharing',
  params: OfOwn,
  body: z.object({ is_shared: z.boolean() }),
  reply: success(z.object({ list: OwnList })),
});

export const deleteLists = endpoint({
  method: 'POST',
  path: '/my-lists/delete',
  access: 'user',
  summary: 'Deletes lists, whose links lead nowhere from then on; for a day they can be restored',
  body: OwnListIds,
  reply: success(z.object({ deleted: z.array(z.string()) })),
});

export const restoreLists = endpoint({
  method: 'POST',
  path: '/my-lists/restore',
  access: 'user',
  summary: 'Undo of the deletion, with the links',
  body: OwnListIds,
  reply: success(z.object({ restored: z.array(z.string()) })),
});

const SharedList = z.object({
  code: z.string(),
  name: z.string(),
  line: z.string(),
  author: z.string(),
  /** All words, also those that the pair lacks. */
  word_count: z.int(),
  updated_at: z.number(),
});
export type SharedList = z.infer<typeof SharedList>;

export const getSharedList = endpoint({
  method: 'GET',
  path: '/lists/:code',
  access: 'anyone',
  summary:
    'A shared list with its words in a pair of languages; 404 where it was withdrawn, hidden or never there',
  params: OfShared,
  query: LanguagePair,
  reply: success(z.object({ list: SharedList, ...shown })),
});

export const getListStanding = endpoint({
  method: 'GET',
  path: '/lists/:code/mine',
  access: 'user',
  summary: 'How the person stands with a shared list',
  params: OfShared,
  query: LanguagePair,
  reply: success(
    z.object({
      /** Of the list, where it is their own. */
      own_id: z.string().nullable(),
      is_kept: z.boolean(),
      /** Their own card that says the same, by the id that a card has in the list. */
      cards: z.record(z.string(), z.string()),
    }),
  ),
});

export const keepList = endpoint({
  method: 'POST',
  path: '/lists/:code/keep',
  access: 'user',
  summary:
    "Takes over what the pair has of a shared list: words into the dictionary, its cards as cards of one's own; a refusal when all was there already",
  params: OfShared,
  body: LanguagePair,
  reply: outcome(z.object({ added: z.array(z.string()) })),
});
