// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { open, press } from '#web/testing/replied-pages.ts';

beforeEach(() => localStorage.clear());

test('a word is added by a call that carries its id and nothing else, as the specification lists it', async () => {
  const received = await open('/categories/food/words', {}, true);
  await press('Add to dictionary: queso');
  const bodies = () => received.filter(call => call.path === '/api/add-to-dictionary').map(call => call.body);
  await expect.poll(bodies).toEqual([{ wordIds: ['cheese'] }]);
});
