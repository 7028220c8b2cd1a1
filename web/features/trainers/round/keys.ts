import { useEffect, useEffectEvent } from 'react';
import { isChosen } from '#web/platform/feedback/choices.ts';
import { isTakenByPage } from '../questions/keys.ts';

/** Digits are options or tiles; 0 is the tenth of a match, and "I don't know" elsewhere. */
export type RoundKey =
  | `digit${0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`
  | 'sound'
  | 'slow'
  | 'goOn'
  | 'undo'
  | 'back'
  | 'leave'
  | 'help';

type Press = Pick<
  KeyboardEvent,
  'code' | 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey' | 'repeat' | 'isComposing'
>;

const BY_CODE: Record<string, RoundKey> = {
  Space: 'sound',
  KeyR: 'sound',
  KeyS: 'slow',
  Enter: 'goOn',
  NumpadEnter: 'goOn',
  KeyU: 'undo',
  KeyZ: 'undo',
  Backspace: 'back',
  Escape: 'leave',
};

/** These work where single keys are switched off, since they print nothing. */
const LASTING: ReadonlySet<RoundKey> = new Set<RoundKey>(['goOn', 'back', 'leave']);

/**
 * What a key means to a round, by its place on the keyboard, which works under all layouts; the question mark counts by its sign. A
 * held key counts once, a shortcut of the browser never.
 */
export function roundKey(press: Press): RoundKey | undefined {
  const { code, key, shiftKey } = press;
  if (press.ctrlKey || press.altKey || press.metaKey || press.repeat || press.isComposing) return;
  if (key === '?' || (code === 'Slash' && shiftKey)) return 'help';
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  // French keyboards type digits with Shift; without NumLock the number pad moves the page.
  if (digit !== undefined)
    return /^\p{Nd}$/u.test(key) || !(shiftKey || code.startsWith('Numpad'))
      ? (`digit${digit}` as RoundKey)
      : undefined;
  return shiftKey ? undefined : BY_CODE[code];
}

export type RoundKeys = Partial<Record<RoundKey, () => void>>;

/** Listens to the keys of a round on the whole page, except while typing or while a dialog is open. */
export function useRoundKeys(handlers: RoundKeys): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const key = roundKey(event);
    const act = key && handlers[key];
    if (key === undefined || act === undefined || event.defaultPrevented) return;
    if (!LASTING.has(key) && !isChosen('singleKeys')) return;
    if (isTakenByPage(event.target, key === 'goOn' || event.code === 'Space')) return;
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
