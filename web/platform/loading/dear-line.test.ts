import { afterEach, expect, test, vi } from 'vitest';
import { isDearLine } from './dear-line.ts';

afterEach(() => void vi.unstubAllGlobals());

test.each([
  [true, 'the visitor saves data', { saveData: true, effectiveType: '4g' }],
  [true, 'a phone is not in a network of somebody’s own', { type: 'cellular', effectiveType: '4g' }],
  [true, 'the line is slow', { effectiveType: '3g' }],
  [false, 'the line is fast', { saveData: false, effectiveType: '4g' }],
  [false, 'the browser does not say', undefined],
])('bytes are dear: %s where %s', (isDear, _, connection) => {
  vi.stubGlobal('navigator', { connection });
  expect(isDearLine()).toBe(isDear);
});
