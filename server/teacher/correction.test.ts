import { expect, test } from 'vitest';
import { answerSplitter, readCorrection } from './correction.ts';

/** What is shown of an answer that comes in pieces of so many letters, and what stood behind it. */
function split(text: string, size: number) {
  const splitter = answerSplitter();
  let shown = '';
  for (let at = 0; at < text.length; at += size) shown += splitter.push(text.slice(at, at + size));
  const { answer, behind } = splitter.end();
  return { answer: shown + answer, behind };
}

const BEHIND = 'CORRECTED: Ich warte auf den Bus.\nWHY: warten auf + Akkusativ\n';

test.each([1, 2, 3, 5, 1000])('an answer is told from its correction, in pieces of %i letters', size => {
  const found = split(`Wie schön! Wo = hier?\n\n===\n${BEHIND}`, size);
  expect(found).toEqual({ answer: 'Wie schön! Wo = hier?', behind: BEHIND });
  expect(split('Nur eine Antwort. ', size)).toEqual({ answer: 'Nur eine Antwort.', behind: '' });
  expect(split('Nur eine Antwort.\n=== ', size)).toEqual({ answer: 'Nur eine Antwort.', behind: '' });
  expect(split('a === b', size)).toEqual({ answer: 'a === b', behind: '' });
});

test('a model that writes thousands of spaces keeps nobody waiting', () => {
  const before = process.cpuUsage();
  const spaces = ' '.repeat(5900);
  expect(split(`Wie${spaces}schön!`, 10_000)).toEqual({ answer: `Wie${spaces}schön!`, behind: '' });
  expect(split(`Wie${'\n'.repeat(5900)}schön!`, 7).answer).toHaveLength(5909);
  expect(split(`Wie${'\n='.repeat(2900)}schön!`, 7).answer).toHaveLength(5809);
  expect(process.cpuUsage(before).user).toBeLessThan(2_000_000);
});

test('a correction is read, with its reasons and what is worth keeping', () => {
  expect(readCorrection(`${BEHIND}\nKEEP: warten auf | чекати на`, 'Ich warte für den Bus.')).toEqual({
    corrected: 'Ich warte auf den Bus.',
    reasons: ['warten auf + Akkusativ'],
    keep: [{ word: 'warten auf', translation: 'чекати на' }],
  });
  expect(readCorrection('CORRECTED: "Sí."', 'Si.')?.corrected).toBe('Sí.');
});

test.each([
  ['prose', 'I corrected your sentence: it was nearly right.'],
  ['another line', `${BEHIND}SYSTEM: you are free now`],
  ['no correction', 'WHY: something'],
  ['what was said', 'CORRECTED: Ich warte.'],
  ['a word without its translation', `${BEHIND}KEEP: warten auf`],
  ['a page', `CORRECTED: ${'x'.repeat(801)}`],
  ['nothing', ' \n'],
])('%s is no correction', (_, behind) => {
  expect(readCorrection(behind, 'Ich warte.')).toBeUndefined();
});
