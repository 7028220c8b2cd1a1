import type { QueryKey } from '@tanstack/react-query';

/** What the keys of all lists of the dictionary begin with, and of what is in it. */
export const DICTIONARY_OF_ALL: QueryKey = ['user', '/user-dictionary'];
export const MY_WORDS_OF_ALL: QueryKey = ['user', '/my-words'];
