import { act, fireEvent } from '@testing-library/react';

/** What a button opens, once it is open. happy-dom has no popovers: this is what a browser tells when the button is pressed. */
export async function openPopover(button: HTMLElement): Promise<HTMLElement> {
  const panel = document.getElementById(button.getAttribute('aria-controls') ?? '');
  if (panel === null) throw new Error(`${button.getAttribute('aria-label')} opens nothing`);
  const opening = Object.assign(new Event('beforetoggle'), { newState: 'open' });
  await act(async () => void fireEvent(panel, opening));
  return panel;
}
