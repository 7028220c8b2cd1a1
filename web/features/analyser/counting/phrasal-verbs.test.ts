import { expect, test } from 'vitest';
import { PHRASAL_VERBS } from './phrasal-verbs.ts';

test('about 300 phrasal verbs are listed, alphabetically, each once', () => {
  expect(PHRASAL_VERBS.length).toBeGreaterThanOrEqual(290);
  expect(PHRASAL_VERBS.length).toBeLessThanOrEqual(320);
  expect(PHRASAL_VERBS).toEqual([...new Set(PHRASAL_VERBS)].sort());
});

test('each consists of two or three plain words', () => {
  expect(PHRASAL_VERBS.filter(verb => !/^[a-z]+( [a-z]+){1,2}$/.test(verb))).toEqual([]);
});

test('those that every learner meets are there', () => {
  const known = [
    'find out',
    'get rid of',
    'get up',
    'give up',
    'go on',
    'look after',
    'look forward to',
    'put up with',
    'turn off',
  ];
  expect(known.filter(verb => !PHRASAL_VERBS.includes(verb))).toEqual([]);
});

test('no longer one can begin within a shorter one, so it makes no difference where counting begins', () => {
  const clashes = PHRASAL_VERBS.flatMap(first =>
    PHRASAL_VERBS.filter(second => {
      const words = first.split(' ');
      return words.some(
        (_, at) =>
          at > 0 &&
          second.split(' ').length > words.length &&
          second.startsWith(`${words.slice(at).join(' ')} `),
      );
    }).map(second => `${first} / ${second}`),
  );
  expect(clashes).toEqual([]);
});
