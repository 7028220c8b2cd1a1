import { expect, test } from 'vitest';
import { roundWord, testWorld, WISHES, wordsOf } from '../testing-rounds.ts';
import { rowsOf } from './log.ts';
import { startRound, step } from './round.ts';
import type { RoundWord } from './round-word.ts';
import { parseRound, serializeRound } from './stored-round.ts';
import { resultOf } from './strokes.ts';

const LETTERS = wordsOf(6, 0);
const reading = (id: string, needs: readonly string[]): RoundWord =>
  roundWord(id, { why: 'practice', needs });
const wishes = { ...WISHES, kinds: ['meaning', 'word', 'listen', 'match'] as const };
const started = (readings: readonly RoundWord[]) =>
  startRound([...LETTERS, ...readings], wishes, testWorld());

test('a word is read once its letters have been met: one after a group, two at the end before the pairs', () => {
  const { steps } = started([
    reading('late', ['new5']),
    reading('early', ['new0', 'new2']),
    reading('all', ['new1', 'new3']),
    reading('left', ['new4']),
  ]);
  const placeOf = (kind: string, id: string) =>
    steps.findIndex(each => each.kind === kind && each.wordIds.includes(id));
  const read = steps.filter(({ wordIds }) => ['late', 'early', 'all', 'left'].includes(wordIds[0] ?? ''));
  expect(read.map(({ kind, wordIds }) => `${kind} ${wordIds}`)).toEqual([
    'meaning early',
    'meaning late',
    'meaning all',
  ]);
  expect(placeOf('meaning', 'early')).toBeGreaterThan(placeOf('meet', 'new2'));
  expect(placeOf('meaning', 'early')).toBeLessThan(placeOf('meet', 'new3'));
  expect(placeOf('meaning', 'late')).toBeGreaterThan(placeOf('meet', 'new5'));
});

test('one whose letter is left over for another round is not read', () => {
  const many = wordsOf(12, 0);
  const { steps } = startRound([...many, reading('unread', ['new11'])], wishes, testWorld());
  const ids = steps.flatMap(({ wordIds }) => wordIds);
  expect(ids).not.toContain('new11');
  expect(ids).not.toContain('unread');
});

test('nothing of a reading is logged, counted as repeated or paired; it is kept with its round and comes back when missed', () => {
  let round = started([reading('early', ['new0']), reading('late', ['new5'])]);
  const world = testWorld();
  const steps = round.steps.length;
  expect(parseRound(serializeRound(round), world.now)?.words).toEqual(round.words);
  for (let pressed = 0; round.stage !== 'finished' && pressed < 200; pressed += 1) {
    const [id] = round.steps[round.at]?.wordIds ?? [];
    const { question } = round;
    if (question === null) round = step(round, { type: 'met' }, world);
    else if (question.shape === 'pairs') {
      expect(question.wordIds).not.toContain('early');
      const [one = ''] = question.wordIds.filter(each => !question.matchedIds.includes(each));
      round = step(round, { type: 'answer', answer: { pair: [one, one] } }, world);
    } else {
      const isMissed = id === 'late' && !round.tries.some(({ wordId }) => wordId === 'late');
      round = step(round, { type: 'answer', answer: { optionId: isMissed ? 'agua' : (id ?? '') } }, world);
    }
    round = step(round, { type: 'goOn' }, world);
  }
  expect(round.stage).toBe('finished');
  expect(round.tries.filter(({ wordId }) => wordId === 'late').length).toBeGreaterThan(0);
  expect(round.steps.length).toBeGreaterThanOrEqual(steps);
  expect(rowsOf(round).filter(({ wordId }) => wordId === 'early' || wordId === 'late')).toEqual([]);
  expect(rowsOf(round).length).toBeGreaterThan(6);
  expect(resultOf(round)).toMatchObject({ repeatedIds: [], missedIds: [] });
});
