import { dismissToast, showToast, toasts } from '../ui/toasts.ts';

/** Right answers come quickly; the message must not lie on the screen while the next questions are read. */
const SHOWN_MS = 3000;

let shownId: number | undefined;

/** Says what became of the last answer, with the way back; one at a time, so that the way back is always the last answer's. */
export function showAnswerToast(text: string, undo: () => void): void {
  dismissAnswerToast();
  showToast('right', text, undo);
  const id = toasts.get().at(-1)?.id;
  if (id === undefined) return;
  shownId = id;
  setTimeout(() => dismissToast(id), SHOWN_MS);
}

/** What it says is no longer the last thing that was done. */
export function dismissAnswerToast(): void {
  if (shownId !== undefined) dismissToast(shownId);
  shownId = undefined;
}
