import { expect, test, vi } from 'vitest';
import type { View } from '#contract/rendering.ts';
import { render } from './render.tsx';

const failures = vi.hoisted(() => ({ left: 0 }));
vi.mock('#web/platform/i18n/load-messages.ts', async importOriginal => {
  const real = await importOriginal<typeof import('#web/platform/i18n/load-messages.ts')>();
  return {
    ...real,
    loadMessages: (...given: Parameters<typeof real.loadMessages>) =>
      failures.left-- > 0 ? Promise.reject(new Error('EMFILE')) : real.loadMessages(...given),
  };
});

const view: View = {
  page: 'contact',
  path: '/contact',
  search: '',
  lang: 'uk',
  learn: 'es',
  hasChosen: true,
  visitor: 'guest',
};
const ask = () => Promise.reject(new Error('contact asks for nothing'));

test('texts that could not be read once are read again for the next page', async () => {
  failures.left = 1;
  await expect(render(view, ask)).rejects.toThrow('EMFILE');
  expect((await render(view, ask)).title).toContain('Slova');
});
