import { readStored, writeStored } from '../storage.ts';

/** The key of the specification, section 9. */
const KEY = 'auth_token';

export const readToken = (): string | null => readStored(KEY);

export const writeToken = (token: string | null): void => writeStored(KEY, token);
