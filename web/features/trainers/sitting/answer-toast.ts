import { dismissToast, showToast, toasts } from '#web/platform/toasts/toasts.ts';
import { afterPaint } from '#web/ui/after-paint.ts';

/** Right answers come quickly: the message must not lie over the questions that follow. */
const SHOWN_MS = 3000;

let shownId: number | undefined;
/** Counts messages and dismissals: a message that was overtaken while it waited is dropped. */
let latest = 0;

/**
 * Says what became of the last answer, once the answer itself shows it. There is one message at a time: its way back is always that of
 * the last answer. An answer is taken back below its question; a word that has left the packet also here.
 */
export function showAnswerToast(text: string, undo?: () => void): void {
  latest += 1;
  const mine = latest;
  afterPaint(() => {
    if (mine !== latest) return;
    dismissShown();
    showToast('right', text, undo);
    const id = toasts.get().at(-1)?.id;
    if (id === undefined) return;
    shownId = id;
    setTimeout(() => dismissToast(id), SHOWN_MS);
  });
}

/** Takes the message away when the questions are left. */
export function dismissAnswerToast(): void {
  latest += 1;
  dismissShown();
}

/** Takes the message away once something newer is on the screen. */
export function replaceAnswerToast(): void {
  latest += 1;
  afterPaint(dismissShown);
}

function dismissShown(): void {
  if (shownId !== undefined) dismissToast(shownId);
  shownId = undefined;
}
