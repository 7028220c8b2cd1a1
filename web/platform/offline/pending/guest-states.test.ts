import { expect, test } from 'vitest';
import type { TrainerAnswer } from '#contract/trainers.ts';
import { answer } from '#web/testing/outbox.ts';
import type { Item } from '../outbox/outbox-db.ts';
import { guestStates } from './guest-states.ts';

const NOON = Date.UTC(2026, 10, 26, 12);
const DAY = 20_783;

const answered = (wordId: string, fields: Partial<TrainerAnswer> = {}): Item => ({
  kind: 'answer',
  answer: { ...answer(wordId), answeredAt: NOON, day: DAY, grade: 3, ...fields },
});
const marked = (id: string, wordId: string): Item => ({
  kind: 'mark',
  mark: { id, wordId, learn: 'es', mark: 'known', at: NOON, leavesDictionary: false },
});

test('a word that was answered is being learned, and comes back tomorrow at the earliest', () => {
  const states = guestStates([answered('dog')], 'es');
  expect(states.get('dog')).toMatchObject({ state: 'learning', reps: 1, firstDay: DAY });
  expect(states.get('dog')?.dueDay).toBeGreaterThan(DAY);
});

test('of a first day the last produced try decides, as in the log of an account', () => {
  const right = answered('dog', { kind: 'meaning', answeredAt: NOON });
  const forgotten = answered('dog', { kind: 'type', grade: 1, correct: false, answeredAt: NOON + 60_000 });
  const missed = guestStates([right, forgotten], 'es').get('dog');
  expect(missed?.reps).toBe(1);
  expect(missed?.stability).toBeLessThan(guestStates([right], 'es').get('dog')?.stability ?? 0);
});

test('a word that is known is known, and one that was taken back is new again', () => {
  const dog = answered('dog');
  const undo = (id: string): Item => ({ kind: 'undo', id });
  const dogId = dog.kind === 'answer' ? dog.answer.id : '';
  const log = [dog, marked('m1', 'cat'), marked('m2', 'cow'), undo(dogId), undo('m2')];
  expect([...guestStates(log, 'es')].map(([id, { state }]) => [id, state])).toEqual([['cat', 'known']]);
});

test('each learning language has words of its own', () => {
  const log = [answered('dog'), answered('cat', { learn: 'de' })];
  expect([...guestStates(log, 'de').keys()]).toEqual(['cat']);
});
