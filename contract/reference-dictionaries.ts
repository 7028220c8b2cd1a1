import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { success } from './envelope.ts';
import { LanguageCode, LanguagePair, requiredText, text } from './fields.ts';
import {
  DICTIONARY_FORMATS,
  LARGEST_BATCH,
  LONGEST_FACT,
  LONGEST_FORM,
  LONGEST_HEAD,
  LONGEST_KIND,
  LONGEST_LICENCE,
  LONGEST_READING,
  LONGEST_SENSE,
  LONGEST_SENSES,
  LONGEST_SOURCE,
  LONGEST_TITLE,
  MOST_DICTIONARIES,
  MOST_ENTRIES,
  MOST_ENTRIES_AT_ONCE,
  MOST_FORMS,
  MOST_SENSES,
  sizeOfEntries,
} from './reference-bounds.ts';

const DictionaryId = z
  .string()
  .regex(/^ref-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'Use "ref-" and a UUID');
const DictionaryIds = z.object({
  ids: z.array(DictionaryId).min(1, 'No dictionaries given').max(MOST_DICTIONARIES),
});
const WithId = z.object({ id: DictionaryId });

const described = {
  title: requiredText(LONGEST_TITLE),
  licence: z.string().trim().pipe(text(LONGEST_LICENCE)),
  /** Where it is from: an address, or words. */
  source: z.string().trim().pipe(text(LONGEST_SOURCE)),
};

const SharedDictionary = z.object({
  id: z.string(),
  format: z.enum(DICTIONARY_FORMATS),
  title: z.string(),
  licence: z.string(),
  source: z.string(),
  /** The language of its words, and that of its explanations. */
  learn: LanguageCode,
  lang: LanguageCode,
  entries: z.int(),
});
export type SharedDictionary = z.infer<typeof SharedDictionary>;

/** A dictionary of a person's own. One that is not complete is found by nobody, and goes on from `next_batch` when its files are read again. */
const OwnDictionary = SharedDictionary.extend({
  bytes: z.number(),
  is_off: z.boolean(),
  is_complete: z.boolean(),
  next_batch: z.int(),
});
export type OwnDictionary = z.infer<typeof OwnDictionary>;

export const listDictionaries = endpoint({
  method: 'GET',
  path: '/reference-dictionaries',
  access: 'user',
  summary:
    "The person's own reference dictionaries in the order in which they speak, what they take and may take in bytes; zero where this server takes none",
  reply: success(
    z.object({ dictionaries: z.array(OwnDictionary), used_bytes: z.number(), most_bytes: z.number() }),
  ),
});

export const listSharedDictionaries = endpoint({
  method: 'GET',
  path: '/shared-dictionaries',
  access: 'anyone',
  summary: 'The reference dictionaries that the operator has added for everybody, with licence and source',
  reply: success(z.object({ dictionaries: z.array(SharedDictionary) })),
});

export const beginDictionary = endpoint({
  method: 'POST',
  path: '/reference-dictionaries',
  access: 'user',
  summary:
    'Begins a dictionary, which nobody finds before it is completed; the same files for the same languages again reply with the dictionary that is there already, complete or not',
  body: z.object({
    id: DictionaryId,
    /** Equal for equal files: a hash of them in hexadecimal digits. */
    fingerprint: z.string().regex(/^[0-9a-f]{40}$/, 'Use 40 hexadecimal digits'),
    format: z.enum(DICTIONARY_FORMATS),
    learn: LanguageCode,
    lang: LanguageCode,
    ...described,
  }),
  reply: success(z.object({ dictionary: OwnDictionary })),
});

const EntryForm = z.string().min(1).pipe(text(LONGEST_FORM));

const Entry = z
  .object({
    forms: z.array(EntryForm).min(1, 'An entry has no form').max(MOST_FORMS),
    head: requiredText(LONGEST_HEAD),
    reading: text(LONGEST_READING),
    kind: text(LONGEST_KIND),
    senses: z.array(text(LONGEST_SENSE)).max(MOST_SENSES),
    frequency: text(LONGEST_FACT).optional(),
    pitch: text(LONGEST_FACT).optional(),
  })
  .refine(
    ({ senses }) => senses.reduce((sum, { length }) => sum + length, 0) <= LONGEST_SENSES,
    `The senses of an entry may be at most ${LONGEST_SENSES} characters long`,
  );
export type SentEntry = z.infer<typeof Entry>;

export const addDictionaryEntries = endpoint({
  method: 'POST',
  path: '/reference-dictionaries/:id/entries',
  access: 'user',
  summary:
    'Writes the next entries of a dictionary that is not complete. A batch that was written before changes nothing; one that does not follow the last is refused',
  params: WithId,
  body: z.object({
    /** Counted from 0. */
    batch: z.int().min(0).max(MOST_ENTRIES),
    entries: z
      .array(Entry)
      .min(1, 'No entries given')
      .max(MOST_ENTRIES_AT_ONCE, `At most ${MOST_ENTRIES_AT_ONCE} entries at once`)
      .refine(
        entries => sizeOfEntries(entries) <= LARGEST_BATCH,
        `The entries of one call may be at most ${LARGEST_BATCH} characters long`,
      ),
  }),
  reply: success(z.object({ next_batch: z.int(), entries: z.int() })),
});

export const completeDictionary = endpoint({
  method: 'POST',
  path: '/reference-dictionaries/:id/complete',
  access: 'user',
  summary:
    'Ends the writing: from now on its words are found. Refused where another number of batches was written',
  params: WithId,
  body: z.object({ batches: z.int().min(1).max(MOST_ENTRIES) }),
  reply: success(z.object({ dictionary: OwnDictionary })),
});

export const changeDictionary = endpoint({
  method: 'PATCH',
  path: '/reference-dictionaries/:id',
  access: 'user',
  summary: 'Turns a dictionary off or on, or changes what is written about it',
  params: WithId,
  body: z.object({ ...described, is_off: z.boolean() }).partial(),
  reply: success(z.object({ dictionary: OwnDictionary })),
});

export const orderDictionaries = endpoint({
  method: 'POST',
  path: '/reference-dictionaries/order',
  access: 'user',
  summary: 'In which order dictionaries speak; those that are not named follow as before',
  body: DictionaryIds,
  reply: success(z.object({ ids: z.array(z.string()) })),
});

export const deleteDictionaries = endpoint({
  method: 'POST',
  path: '/reference-dictionaries/delete',
  access: 'user',
  summary:
    'Deletes dictionaries with all entries; for a day they can be restored, until another one is begun',
  body: DictionaryIds,
  reply: success(z.object({ deleted: z.array(z.string()) })),
});

export const restoreDictionaries = endpoint({
  method: 'POST',
  path: '/reference-dictionaries/restore',
  access: 'user',
  summary: 'Undo of the deletion',
  body: DictionaryIds,
  reply: success(z.object({ restored: z.array(z.string()) })),
});

const FoundEntry = z.object({
  head: z.string(),
  reading: z.string(),
  kind: z.string(),
  senses: z.array(z.string()),
  frequency: z.string().optional(),
  pitch: z.string().optional(),
});
export type FoundEntry = z.infer<typeof FoundEntry>;

/** What one dictionary says of a word. */
const Found = z.object({
  id: z.string(),
  title: z.string(),
  licence: z.string(),
  source: z.string(),
  lang: LanguageCode,
  is_own: z.boolean(),
  entries: z.array(FoundEntry),
});
export type FoundInDictionary = z.infer<typeof Found>;

export const lookUpWord = endpoint({
  method: 'GET',
  path: '/reference-entries/:word',
  access: 'either',
  summary:
    "What reference dictionaries say of a word of the language `learn` in any of its forms: those of the person first, in their order, then the operator's in the language `lang` or in that of the word",
  params: z.object({ word: requiredText(LONGEST_FORM) }),
  query: LanguagePair,
  reply: success(z.object({ dictionaries: z.array(Found) })),
});
