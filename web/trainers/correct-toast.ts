import { dismissToast, showToast, toasts } from '../ui/toasts.ts';

/** Right answers come quickly; the message must not lie on the screen while the next question is read. */
const SHOWN_MS = 1500;

let shownId: number | undefined;

/** One toast at a time: the next right answer takes the place of the last one's. */
export function showCorrect(text: string): void {
  if (shownId !== undefined) dismissToast(shownId);
  showToast('right', text);
  const id = toasts.get().at(-1)?.id;
  if (id === undefined) return;
  shownId = id;
  setTimeout(() => dismissToast(id), SHOWN_MS);
}
