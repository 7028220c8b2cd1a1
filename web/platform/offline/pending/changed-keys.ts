import type { QueryKey } from '@tanstack/react-query';

// What a person changes without the server knowing it yet. Written out, since the shell needs these keys and nothing else of what makes them.

/** What the keys of how a person stands with the words of a learning language begin with. */
export const STATES_OF_ALL: QueryKey = ['user', '/learning/words'];
/** What the keys of all lists of the dictionary begin with, and of what is in it. */
export const DICTIONARY_OF_ALL: QueryKey = ['user', '/user-dictionary'];
export const MY_WORDS_OF_ALL: QueryKey = ['user', '/my-words'];
export const PROFILE: QueryKey = ['user', '/profile', {}];

const PATHS = new Set([STATES_OF_ALL, DICTIONARY_OF_ALL, MY_WORDS_OF_ALL, PROFILE].map(([, path]) => path));

export const mayBeChanged = ([, path]: QueryKey): boolean => PATHS.has(path);
