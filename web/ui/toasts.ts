import { createStore } from '../store.ts';

export type Toast = {
  id: number;
  tone: 'right' | 'wrong' | 'info';
  text: string;
  undo?: () => void;
};

/** At most three are shown; older ones make room. */
const MOST = 3;
const SHOWN_MS = 4000;
/** Time to read, think and reach for the button. */
const SHOWN_WITH_UNDO_MS = 8000;

export const toasts = createStore<readonly Toast[]>([]);

let nextId = 1;

/** Shows a message at the top end corner for some seconds. */
export function showToast(tone: Toast['tone'], text: string, undo?: () => void): void {
  const id = nextId++;
  toasts.set([...toasts.get(), { id, tone, text, undo }].slice(-MOST));
  setTimeout(() => dismissToast(id), undo ? SHOWN_WITH_UNDO_MS : SHOWN_MS);
}

export function dismissToast(id: number): void {
  toasts.set(toasts.get().filter(toast => toast.id !== id));
}
