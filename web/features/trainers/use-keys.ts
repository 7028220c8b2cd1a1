import { useEffect, useEffectEvent } from 'react';
import { type TrainerKey, trainerKey } from './keys.ts';

/** Where letters and digits are typed or chosen by typing, menus and panels among them. */
const FIELDS = 'input, select, textarea, [contenteditable], [popover]';
/** What the browser itself presses on Space or Enter; acting too would act twice. */
const PRESSED_BY_BROWSER = 'button, a[href], summary';

/** Listens to the trainers' keys on the whole page, except while typing or while a dialog is open. */
export function useKeys(handlers: Partial<Record<TrainerKey, () => void>>): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const key = trainerKey(event);
    const act = key && handlers[key];
    if (act === undefined || event.defaultPrevented || isTaken(event.target, key)) return;
    // Space would scroll the page.
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

function isTaken(target: EventTarget | null, key: TrainerKey | undefined): boolean {
  if (document.querySelector('dialog[open]') !== null) return true;
  if (!(target instanceof Element)) return false;
  return target.closest(key === 'goOn' ? `${FIELDS}, ${PRESSED_BY_BROWSER}` : FIELDS) !== null;
}
