import { expectAccessible } from '../support/accessible.ts';
import { learner } from '../support/learner.ts';
import { packetAfter } from '../support/packets.ts';
import { expect, test } from '../support/people.ts';

test('learning has no fault of accessibility that a machine can find', async ({ page }) => {
  await learner(page);
  await packetAfter(page, () => page.goto('/learn?testType=flashcards'));
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Show translation' }).click();
  await expect(page.getByRole('button', { name: /^Good/ })).toBeVisible();
  await expectAccessible(page);
});
