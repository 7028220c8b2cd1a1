import { dismissToast, showToast, toasts } from '#web/platform/toasts/toasts.ts';
import { afterPaint } from '#web/ui/after-paint.ts';

/** Right answers come quickly; the message must not lie on the screen while the next questions are read. */
const SHOWN_MS = 3000;

let shownId: number | undefined;
/** Counts what is said or taken away, so that what has been overtaken is not said late. */
let news = 0;

/**
 * Says what became of the last answer, once the answer itself shows it; one at a time, so that a way back is always the last
 * answer's. An answer is taken back below its question; a word that has left the packet, here too.
 */
export function showAnswerToast(text: string, undo?: () => void): void {
  news += 1;
  const mine = news;
  afterPaint(() => {
    if (mine !== news) return;
    dismissShown();
    showToast('right', text, undo);
    const id = toasts.get().at(-1)?.id;
    if (id === undefined) return;
    shownId = id;
    setTimeout(() => dismissToast(id), SHOWN_MS);
  });
}

/** Takes the message away: nobody is at the questions any more. */
export function dismissAnswerToast(): void {
  news += 1;
  dismissShown();
}

/** What it says is no longer the last thing that was done; it gives way once that is on the screen. */
export function replaceAnswerToast(): void {
  news += 1;
  afterPaint(dismissShown);
}

function dismissShown(): void {
  if (shownId !== undefined) dismissToast(shownId);
  shownId = undefined;
}
