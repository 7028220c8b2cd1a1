import { expect, test } from 'vitest';
import { drawCaptcha } from './captcha.ts';

test('operands are whole numbers from 1 to 10, each of them possible', () => {
  const drawn = Array.from({ length: 100 }, (_, index) => drawCaptcha(() => index / 100, null));
  expect(new Set(drawn.map(({ first }) => first))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]));
  expect(drawCaptcha(() => 0.999999, null)).toEqual({ first: 10, second: 10 });
});

test('the operands are drawn apart', () => {
  const numbers = [0, 0.5];
  expect(drawCaptcha(() => numbers.shift() ?? 0, null)).toEqual({ first: 1, second: 6 });
});

test('a new pair is never the one before', () => {
  for (const value of [0, 0.5, 0.99]) {
    const before = drawCaptcha(() => value, null);
    const after = drawCaptcha(() => value, before);
    expect(after).not.toEqual(before);
    expect(after.first).toBeGreaterThanOrEqual(1);
    expect(after.first).toBeLessThanOrEqual(10);
  }
});
