import { expectAccessible } from '../support/accessible.ts';
import { learner } from '../support/learner.ts';
import { expect, test } from '../support/people.ts';
import { roundAfter, roundOf, takeStep } from '../support/rounds.ts';

test('a round has no fault of accessibility that a machine can find, whatever it asks', async ({ page }) => {
  test.slow();
  await learner(page);
  await roundAfter(page, () => page.goto('/learn'));
  await expect(page.getByRole('button', { name: 'Next' })).toBeVisible();
  const seen = new Set<string>();
  for (let round = await roundOf(page); round !== undefined; round = await roundOf(page)) {
    const kind = round.steps[round.at]?.kind ?? '';
    if (!seen.has(kind)) await expectAccessible(page);
    seen.add(kind);
    await takeStep(page);
  }
  await expect(page.getByRole('button', { name: 'Another round' })).toBeVisible();
  await expectAccessible(page);
  expect(seen.size).toBeGreaterThan(3);
});
