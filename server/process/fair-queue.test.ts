import { expect, test } from 'vitest';
import { fairQueue } from './fair-queue.ts';

const task = (from: string, name = from) => ({ from, name });

function queueOf(tasks: { from: string; name: string }[], most = 100) {
  const queue = fairQueue<{ from: string; name: string }>(most);
  const gone = tasks.map(each => queue.add(each)?.name).filter(name => name !== undefined);
  const taken: (string | undefined)[] = [];
  for (let next = queue.take(); next; next = queue.take()) taken.push(next.name);
  return { taken, gone };
}

test('whoever has many tasks takes one turn among those who have one', () => {
  const flood = Array.from({ length: 50 }, (_, index) => task('flood', `flood ${index}`));
  const { taken } = queueOf([...flood, task('one'), task('two')]);
  expect(taken.slice(0, 4)).toEqual(['flood 0', 'one', 'two', 'flood 1']);
  expect(taken).toHaveLength(52);
});

test('who had a turn lately waits for who had none', () => {
  const queue = fairQueue<{ from: string }>(10);
  queue.add({ from: 'flood' });
  expect(queue.take()?.from).toBe('flood');
  queue.add({ from: 'flood' });
  queue.add({ from: 'one' });
  expect(queue.take()?.from).toBe('one');
});

test('a full queue sends away the newest task of whoever has most', () => {
  const flood = Array.from({ length: 5 }, (_, index) => task('flood', `flood ${index}`));
  const { taken, gone } = queueOf([...flood, task('one'), task('two')], 5);
  expect(gone).toEqual(['flood 4', 'flood 3']);
  expect(taken).toEqual(['flood 0', 'one', 'two', 'flood 1', 'flood 2']);
});

test('what does not fit waits, and keeps its turn', () => {
  const queue = fairQueue<{ from: string }>(10);
  queue.add({ from: 'ja' });
  queue.add({ from: 'en' });
  expect(queue.take(({ from }) => from !== 'ja')?.from).toBe('en');
  expect(queue.take(({ from }) => from !== 'ja')).toBeUndefined();
  expect(queue.take()?.from).toBe('ja');
});
