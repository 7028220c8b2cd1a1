import { expect, test } from 'vitest';
import { createSoundPlayer } from '../sound/sound-player.ts';
import { isHeardOn, placesOfPages } from './heard-page.ts';

const PARTS = [
  { id: 'one', letters: 10 },
  { id: 'two', letters: 8 },
];

test('pages are counted in letters over all parts of a text', () => {
  const { pages, parts } = placesOfPages(PARTS, 'two', ['Abc, d.', 'Efgh!']);
  expect(parts).toEqual([
    { id: 'one', from: 0, to: 10 },
    { id: 'two', from: 10, to: 18 },
  ]);
  expect(pages).toEqual([
    { from: 10, to: 14 },
    { from: 14, to: 18 },
  ]);
  expect(placesOfPages([], 'two', ['Abc']).pages).toEqual([]);
});

test('what is heard is on the page where most of its sentence is', () => {
  const player = createSoundPlayer('one', [{ from: 13, to: 18, start: 0, end: 1 }]);
  const places = placesOfPages(PARTS, 'two', ['Abc, d.', 'Efgh!']);
  expect(isHeardOn(player, places, 1)).toBe(false);
  player.heard.set(0);
  expect([0, 1].map(page => isHeardOn(player, places, page))).toEqual([false, true]);
});
