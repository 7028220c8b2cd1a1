import { type RefCallback, useCallback } from 'react';
import { useHandler } from '#web/ui/use-handler.ts';

/**
 * How much text a field shows, in UTF-16 units. A browser that inserts a text lays the field out after every line: 200,000 units take
 * it a second, 1.4 million a minute.
 */
export const LONGEST_IN_FIELD = 100_000;

/**
 * The ref of a text area that hands a longer text on before the browser has laid it out, whether it is typed, pasted, dropped, dictated
 * or set by a script. The text does not stay in the field: the page shows it elsewhere.
 */
export function useLongText(onLongText: (text: string) => void): RefCallback<HTMLTextAreaElement> {
  const handOn = useHandler(onLongText);
  return useCallback(
    field => {
      if (field === null) return;
      const handleBeforeInput = (event: InputEvent) => {
        const inserted = event.data ?? event.dataTransfer?.getData('text/plain') ?? '';
        const { value, selectionStart, selectionEnd } = field;
        const length = value.length - (selectionEnd - selectionStart) + inserted.length;
        if (inserted === '' || length <= LONGEST_IN_FIELD) return;
        event.preventDefault();
        handOn(value.slice(0, selectionStart) + inserted + value.slice(selectionEnd));
      };
      // A script sets a value without asking first.
      const handleInput = () => {
        if (field.value.length > LONGEST_IN_FIELD) handOn(field.value);
      };
      field.addEventListener('beforeinput', handleBeforeInput);
      field.addEventListener('input', handleInput);
      return () => {
        field.removeEventListener('beforeinput', handleBeforeInput);
        field.removeEventListener('input', handleInput);
      };
    },
    [handOn],
  );
}
