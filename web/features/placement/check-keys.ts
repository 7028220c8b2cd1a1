import { useEffect, useEffectEvent } from 'react';

export type CheckKey = 'yes' | 'no' | 'back';

/** By their place on the keyboard, so that they work under every layout. */
const BY_CODE: Record<string, CheckKey> = {
  Digit1: 'yes',
  Numpad1: 'yes',
  KeyF: 'yes',
  Digit2: 'no',
  Numpad2: 'no',
  KeyJ: 'no',
  KeyZ: 'back',
};
const FIELDS = 'input, select, textarea, [contenteditable]';

/** Listens to the keys of the check on the whole page, except while typing or while a dialog is open. */
export function useCheckKeys(onKey: (key: CheckKey) => void): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const { code, target, defaultPrevented, ctrlKey, altKey, metaKey, repeat, isComposing } = event;
    const key = BY_CODE[code];
    if (key === undefined || defaultPrevented || ctrlKey || altKey || metaKey || repeat || isComposing)
      return;
    if (document.querySelector('dialog[open]') !== null) return;
    if (target instanceof Element && target.closest(FIELDS) !== null) return;
    event.preventDefault();
    onKey(key);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
