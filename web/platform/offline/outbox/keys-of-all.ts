import type { QueryKey } from '@tanstack/react-query';

// Written out, since the frame needs them and nothing else of what makes such keys.

/** What the keys of how a person stands with the words of a learning language begin with. */
export const STATES_OF_ALL: QueryKey = ['user', '/learning/words'];
/** What the keys of all lists of the dictionary begin with, and of what is in it. */
export const DICTIONARY_OF_ALL: QueryKey = ['user', '/user-dictionary'];
export const MY_WORDS_OF_ALL: QueryKey = ['user', '/my-words'];
