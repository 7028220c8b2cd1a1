import { expect, test } from 'vitest';
import { randomFrom } from '../testing/random.ts';
import { chainedWords } from './chained-words.ts';
import { joinedHalves } from './joined-halves.ts';
import { knownForms } from './known-forms.ts';

const known = knownForms(['garden', 'to sleep', 'noir', 'kommen', '수영하다', 'médecin']);

test.each([
  ['garden', true],
  ['gardin', true],
  ['gaden', true],
  ['gardens', true],
  ['sleeping', true],
  ['noires', true],
  ['kommend', true],
  ['수영하', true],
  ['medecin', true],
  ['gorlen', false],
  ['slumber', false],
])('a learner could take %s for a word that exists: %s', (word, isNear) => {
  expect(known.isNear(word)).toBe(isNear);
});

test('halves are of words whose signs occur nowhere else, and never of one word', () => {
  const make = joinedHalves(['蝴蝶', '玻璃', '大人', '大家', '人家'], '', randomFrom(1));
  const made = new Set(Array.from({ length: 50 }, make).filter(word => word !== undefined));
  expect([...made].toSorted()).toEqual(['玻蝶', '蝴璃']);
});

test('a chained word begins as some word does, and Korean ones are whole syllables', () => {
  const spelling = { signs: 'jamo', memory: 3, shortest: 5, longest: 9 } as const;
  const make = chainedWords(['사람이', '바람개비', '사다리', '고양이', '바나나'], spelling, randomFrom(2));
  const made = Array.from({ length: 200 }, make).filter(word => word !== undefined);
  expect(made.length).toBeGreaterThan(5);
  for (const word of made) expect(word).toMatch(/^[사바고][가-힣]+$/);
});
