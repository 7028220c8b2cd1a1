import { act, fireEvent, screen, within } from '@testing-library/react';
import { LANGUAGES, type Language } from '#languages/index.ts';

/** Chooses in one of the two language menus of the header. */
export async function chooseLanguage(label: string, language: Language): Promise<void> {
  const button = screen.getByRole('button', { name: new RegExp(`^${label}`) });
  const panel = document.getElementById(button.getAttribute('aria-controls') ?? '');
  if (panel === null) throw new Error(`${label} opens nothing`);
  // happy-dom has no popovers: this is what a browser tells when the button is pressed.
  const opening = Object.assign(new Event('beforetoggle'), { newState: 'open' });
  await act(async () => void fireEvent(panel, opening));
  const name = LANGUAGES.find(({ code }) => code === language)?.name;
  await act(async () => void fireEvent.click(within(panel).getByRole('menuitemradio', { name })));
}
