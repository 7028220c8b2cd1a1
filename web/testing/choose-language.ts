import { act, fireEvent, screen, within } from '@testing-library/react';
import { LANGUAGES, type Language } from '#languages/index.ts';
import { openPopover } from './open-popover.ts';

/** Chooses in one of the two language menus of the header. */
export async function chooseLanguage(label: string, language: Language): Promise<void> {
  const panel = await openPopover(screen.getByRole('button', { name: new RegExp(`^${label}`) }));
  const name = LANGUAGES.find(({ code }) => code === language)?.name;
  await act(async () => void fireEvent.click(within(panel).getByRole('menuitemradio', { name })));
}
