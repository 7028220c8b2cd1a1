import { variantId } from '#contract/variant-ids.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, logIn, test } from '../support/people.ts';
import { panel, word } from '../support/reader.ts';

test('another word for the same is tapped in a text, and added, found and learned as itself', async ({
  page,
}) => {
  await logIn(page, { language: 'en', learning_language: 'es' });
  // What the engine said once is kept; a busy machine may take longer to start it than a page waits.
  await expect
    .poll(async () => {
      const id = variantId('es', 'coche', 'car');
      const reply = await page.request.get(`/api/words/${id}?lang=en&learn=es`);
      return (await reply.json()).data.word.transcription;
    })
    .toBe('ˈkotʃe');
  await page.goto('/texts');
  await page.getByRole('button', { name: 'Read your own text' }).click();
  await page.getByLabel('Text', { exact: true }).fill('Los coches son rojos. La casa es grande.');
  await page.getByRole('button', { name: 'Save and read' }).click();
  await word(page, 'coches').click();
  await expect(panel(page)).toContainText('Base form: coche');
  await expect(panel(page)).toContainText('Listed as: carro');
  await expect(panel(page)).toContainText('ˈkotʃe');
  await expect(panel(page).getByRole('button', { name: 'Add a card' })).toHaveCount(0);
  await expectAccessible(page);
  await panel(page).getByRole('button', { name: 'Add to dictionary' }).click();
  await expect(panel(page)).toContainText('In your dictionary');

  await page.goto('/my-dictionary');
  await expect(page.getByRole('main')).toContainText('coche');
  await expect(page.getByRole('main')).not.toContainText('carro');
  await page.getByRole('link', { name: 'coche' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'coche' })).toBeVisible();
  const others = page.getByRole('region', { name: 'Other words for it' });
  await expect(others.getByRole('link', { name: 'auto' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Review it now' }).click();
  await expect(page.getByRole('main')).toContainText('coche');
  await expect(page.getByRole('main')).not.toContainText('carro');

  await page.goBack();
  await others.getByRole('link', { name: 'carro' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'carro' })).toBeVisible();
});
