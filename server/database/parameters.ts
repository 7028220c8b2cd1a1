import { invalidInput } from '../http/errors.ts';
import type { Statement, Value } from './database.ts';

const LARGEST_BIGINT = 2n ** 63n - 1n;
const LONE_SURROGATE = /\p{Surrogate}/u;

/**
 * Refuses what an engine would store changed, ignore, or die of: SQLite's driver aborts the process at a boolean, accepts a
 * missing parameter and cuts text at U+0000. Both adapters call this, and so agree.
 */
export function checkParameters(statement: Statement, params: readonly Value[]): void {
  const expected = placeholderCount(statement);
  if (params.length !== expected) {
    throw new TypeError(`${statement.name} takes ${expected} parameters and was given ${params.length}`);
  }
  params.forEach((value, index) => {
    if (typeof value === 'string') checkText(value);
    else if (!isStorable(value)) {
      throw new TypeError(`${statement.name}: $${index + 1} is ${describe(value)}, which no column can hold`);
    }
  });
}

/** By the name of their statement, which is unique in the program. */
const placeholderCounts = new Map<string, { text: string; count: number }>();

function placeholderCount(statement: Statement): number {
  const known = placeholderCounts.get(statement.name);
  if (known?.text === statement.text) return known.count;
  const count = countPlaceholders(statement);
  placeholderCounts.set(statement.name, { text: statement.text, count });
  return count;
}

function countPlaceholders(statement: Statement): number {
  const numbers = new Set([...statement.text.matchAll(/\$(\d+)/g)].map(match => Number(match[1])));
  if (numbers.size !== Math.max(0, ...numbers))
    throw new TypeError(`${statement.name} leaves out a placeholder`);
  return numbers.size;
}

function checkText(text: string): void {
  if (text.includes('\0') || LONE_SURROGATE.test(text)) {
    throw invalidInput({}, 'The text holds characters that cannot be stored');
  }
}

function isStorable(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value === 'bigint') return value >= -LARGEST_BIGINT - 1n && value <= LARGEST_BIGINT;
  return value === null || value instanceof Uint8Array;
}

function describe(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'bigint') return String(value);
  return typeof value;
}
