import type * as contract from '#contract/trainers.ts';

/** The three trainers in the order of the menus; the contract's list, without its schemas. */
export const TEST_TYPES = [
  'translation_to_word',
  'word_to_translation',
  'flashcards',
] as const satisfies typeof contract.TEST_TYPES;

export type TestType = contract.TestType;

export const DICTIONARY_SOURCE = 'userCategory' satisfies typeof contract.DICTIONARY_SOURCE;
