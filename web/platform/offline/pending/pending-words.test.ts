import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { localDay } from '#learning/day.ts';
import { type Item, pendingItems } from '../outbox/outbox-db.ts';
import { pendingWords } from './pending-words.ts';

const NOON = Date.UTC(2026, 10, 22, 12);
const today = localDay(NOON, Intl.DateTimeFormat().resolvedOptions().timeZone);

function answer(wordId: string, change: object = {}): Item {
  const told = { correct: true, milliseconds: 900, answeredAt: NOON, options: 4, chosenId: wordId, grade: 3 };
  const asked = { id: `of-${wordId}`, wordId, testType: 'flashcards', learn: 'es', day: today } as const;
  return { kind: 'answer', answer: { ...asked, ...told, ...change } };
}

afterEach(() => vi.unstubAllGlobals());

test('told are the words of today that wait to be sent, once each, without practice and what was taken back', async () => {
  vi.stubGlobal('localStorage', { getItem: () => 'ann.secret' });
  const items = pendingItems('ann');
  expect(await pendingWords('es', NOON)).toEqual({});
  const mark = { id: 'mark', wordId: 'fox', learn: 'es', at: NOON, leavesDictionary: true } as const;
  for (const item of [
    answer('dog'),
    answer('dog', { id: 'again' }),
    answer('cat', { practice: true }),
    answer('cow', { learn: 'de' }),
    answer('hen', { day: today - 1 }),
    answer('pig'),
    { kind: 'undo', id: 'of-pig' },
    { kind: 'mark', mark: { ...mark, mark: 'known' } },
    { kind: 'mark', mark: { ...mark, id: 'none', wordId: 'owl', mark: 'none' } },
  ] satisfies Item[])
    await items.add(item);
  expect(await pendingWords('es', NOON)).toEqual({ answered: 'dog,fox' });
  for (let number = 0; number < 120; number += 1) await items.add(answer(`word-${number}`));
  expect((await pendingWords('es', NOON)).answered?.split(',').at(-1)).toBe('word-119');
  expect((await pendingWords('es', NOON)).answered?.split(',')).toHaveLength(100);
  vi.stubGlobal('localStorage', { getItem: () => null });
  expect(await pendingWords('es', NOON)).toEqual({});
});
