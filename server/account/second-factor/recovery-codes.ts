import { randomInt } from 'node:crypto';
import { hashOf } from '../token.ts';

const CODES = 10;
/** Without 0 and o, 1 and l, which people mix up on paper. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP = 4;

/** Ten codes of eighty random bits, `abcd-efgh-ijkm-npqr`. */
export function createRecoveryCodes(): string[] {
  return Array.from({ length: CODES }, () => Array.from({ length: GROUPS }, group).join('-'));
}

/** The hash under which a code is stored, however it was typed. */
export function recoveryCodeHash(code: string): string {
  return hashOf(code.toLowerCase().replace(/[^a-z0-9]/g, ''));
}

function group(): string {
  return Array.from({ length: GROUP }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}
