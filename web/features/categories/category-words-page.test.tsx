// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { openPage } from '#web/testing/open-page.tsx';
import { startSite } from '#web/testing/site.ts';

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('learningLanguage', 'es');
});

const main = () => within(screen.getByRole('main'));

test('a guest passes one button a row, and says below the list what is wrong with a word', async () => {
  await startSite();
  await openPage('/categories/farm-animals/words');
  const row = (await main().findByText('perro')).closest('li') as HTMLElement;
  expect(within(row).getAllByRole('button')).toHaveLength(1);
  expect(main().getAllByRole('button', { name: 'Something is wrong here' })).toHaveLength(1);
});

test('a topic that was never opened says without a network that it is not on this device', async () => {
  await startSite({ '/api/categories/food/words': 'hangUp' });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await openPage('/categories/food/words');
  await main().findByText('These words are not kept on this device');
  expect(main().getByRole('button', { name: 'Try again' })).toBeTruthy();
  vi.restoreAllMocks();
});
