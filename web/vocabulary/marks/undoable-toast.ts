import { dismissToast, showToast, toasts } from '#web/platform/toasts/toasts.ts';

const FIELDS = 'input:not([type=checkbox]), select, textarea, [contenteditable]';

/** Says what was done, with a way back: the toast's button or, as long as it is shown, the key Z, by its place on the keyboard. */
export function showUndoable(text: string, undo: () => void): void {
  showToast('right', text, undo);
  const id = toasts.get().at(-1)?.id;
  if (id === undefined) return;
  const handleKey = (event: KeyboardEvent) => {
    if (!isUndoKey(event) || isElsewhere(event.target) || !isNewest(id)) return;
    // What else listens for the key must not undo too.
    event.preventDefault();
    event.stopImmediatePropagation();
    dismissToast(id);
    undo();
  };
  document.addEventListener('keydown', handleKey);
  const forget = toasts.subscribe(() => {
    if (toasts.get().some(toast => toast.id === id)) return;
    document.removeEventListener('keydown', handleKey);
    forget();
  });
}

function isUndoKey({ code, defaultPrevented, ...press }: KeyboardEvent): boolean {
  return code === 'KeyZ' && !defaultPrevented && !press.repeat;
}

/** Whether the key is meant for something else: a field, or a dialog with keys of its own. */
function isElsewhere(target: EventTarget | null): boolean {
  return (
    document.querySelector('dialog[open]') !== null ||
    (target instanceof Element && target.closest(FIELDS) !== null)
  );
}

/** Of several toasts the last is undone first. */
function isNewest(id: number): boolean {
  return toasts.get().findLast(({ undo }) => undo !== undefined)?.id === id;
}
