// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LONGEST_IN_FIELD } from '#web/platform/files/use-long-text.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { startSite } from '#web/testing/site.ts';

test('a text that is too long for the field can be removed with one press, and another one typed', async () => {
  localStorage.clear();
  await startSite();
  await openPage('/texts');
  const main = within(screen.getByRole('main'));
  fireEvent.click(await main.findByRole('button', { name: 'Read your own text' }));
  const field = await main.findByLabelText<HTMLTextAreaElement>('Text');
  fireEvent.change(field, { target: { value: 'word '.repeat(LONGEST_IN_FIELD / 5 + 1) } });
  expect(field.readOnly).toBe(true);
  fireEvent.click(main.getByRole('button', { name: 'Remove: Pasted text' }));
  expect(field.value).toBe('');
  expect(field.readOnly).toBe(false);
  expect(document.activeElement).toBe(field);
});
