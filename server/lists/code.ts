import { randomInt } from 'node:crypto';
import { CODE_LENGTH, CODE_SIGNS } from '#contract/list-codes.ts';

/** What the link of a list ends with: 69 random bits. */
export function createCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => CODE_SIGNS[randomInt(CODE_SIGNS.length)]).join('');
}
