// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { newId } from '../new-id.ts';
import { forgetCheck, idsOfCheck, keepCheck, readKeptChecks } from './kept-check.ts';

const check = (marks = 0) => ({ id: newId(), firstMark: newId(), marks, at: 1_790_000_000_000 });

beforeEach(() => localStorage.clear());

test('a check is kept by person and language, in place of itself, the latest first', () => {
  const [one, other] = [check(), check(3)];
  keepCheck('1', 'es', one);
  keepCheck('1', 'es', other);
  keepCheck('1', 'es', { ...one, marks: 2 });
  expect(readKeptChecks('1', 'es')).toEqual([{ ...one, marks: 2 }, other]);
  expect(readKeptChecks('1', 'fr')).toEqual([]);
  expect(readKeptChecks('2', 'es')).toEqual([]);
  forgetCheck('1', 'es', one);
  expect(readKeptChecks('1', 'es')).toEqual([other]);
});

test('a check is undone by the id of its result and those of all its marks', () => {
  const kept = check(2500);
  const ids = idsOfCheck(kept);
  expect(ids[0]).toBe(kept.id);
  expect(new Set(ids).size).toBe(2501);
});

test.each(['', 'null', '{', '[1, null, {"id": 1}]', '{"id": "a"}'])('nothing is made of %s', stored => {
  localStorage.setItem('placement:1:es', stored);
  expect(readKeptChecks('1', 'es')).toEqual([]);
});
