import { useEffect, useEffectEvent } from 'react';

type TrainerKey = 'option1' | 'option2' | 'option3' | 'option4' | 'goOn' | 'repeat' | 'undo' | 'help';

type Press = Pick<
  KeyboardEvent,
  'code' | 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey' | 'repeat' | 'isComposing'
>;

/**
 * What a key means to the trainers. Its place on the keyboard decides, which works under Cyrillic, Arabic and all other layouts;
 * the question mark and Z also count by their signs, which have other places on some Latin layouts. A held key counts once, a shortcut of
 * the browser never.
 */
export function trainerKey(press: Press): TrainerKey | undefined {
  const { code, key, shiftKey } = press;
  if (press.ctrlKey || press.altKey || press.metaKey || press.repeat || press.isComposing) return;
  if (key === '?' || (code === 'Slash' && shiftKey)) return 'help';
  // French keyboards type digits with Shift.
  if (shiftKey && !isDigit(key)) return;
  // Without NumLock the number pad moves the page.
  if (/^Numpad\d$/.test(code) && !isDigit(key)) return;
  if (isLatinLetter(key) && (code === 'KeyZ' || /^z$/i.test(key)))
    return /^z$/i.test(key) ? 'undo' : undefined;
  return BY_CODE[code];
}

const BY_CODE: Record<string, TrainerKey> = {
  Digit1: 'option1',
  Digit2: 'option2',
  Digit3: 'option3',
  Digit4: 'option4',
  Numpad1: 'option1',
  Numpad2: 'option2',
  Numpad3: 'option3',
  Numpad4: 'option4',
  Space: 'goOn',
  Enter: 'goOn',
  NumpadEnter: 'goOn',
  KeyR: 'repeat',
  KeyZ: 'undo',
};

const isLatinLetter = (key: string) => /^[a-z]$/i.test(key);
const isDigit = (key: string) => /^\p{Nd}$/u.test(key);

/** Where letters and digits are typed or chosen by typing, menus and panels among them. */
const FIELDS = 'input, select, textarea, [contenteditable], [popover]';
/** What the browser itself presses on Space or Enter; acting too would act twice. */
const PRESSED_BY_BROWSER = 'button, a[href], summary';

/** Listens to the trainers' keys on the whole page, except while typing or while a dialog is open. */
export function useKeys(handlers: Partial<Record<TrainerKey, () => void>>): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const key = trainerKey(event);
    const act = key && handlers[key];
    if (act === undefined || event.defaultPrevented || isTakenByPage(event.target, key === 'goOn')) return;
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

/** Whether a key belongs to what has focus: a field, a dialog, or, where the key is one that the browser presses with, a button. */
export function isTakenByPage(target: EventTarget | null, isPressKey: boolean): boolean {
  if (document.querySelector('dialog[open]') !== null) return true;
  if (!(target instanceof Element)) return false;
  return target.closest(isPressKey ? `${FIELDS}, ${PRESSED_BY_BROWSER}` : FIELDS) !== null;
}
