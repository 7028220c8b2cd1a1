import { createStore } from '#web/platform/storage/store.ts';

export type Toast = {
  id: number;
  tone: 'right' | 'wrong' | 'info';
  text: string;
  /** Why it failed, where that is known. */
  cause?: string;
  undo?: () => void;
};

/** At most three are shown; older ones make room. */
const MOST = 3;
const SHOWN_MS = 4000;
/** Time to read, think and reach for the button. */
const SHOWN_WITH_UNDO_MS = 8000;

export const toasts = createStore<readonly Toast[]>([]);

/** What makes a toast go; one without is being read or reached for. */
const timers = new Map<number, ReturnType<typeof setTimeout>>();
let nextId = 1;

/** Shows a message at the top end corner for some seconds. */
export function showToast(tone: Toast['tone'], text: string, undo?: () => void): void {
  show({ tone, text, undo });
}

/** Says what could not be done, and below it why, where that is known; `undo` is there where it was an undo that failed. */
export function showFailure(text: string, cause: string, undo?: () => void): void {
  show({ tone: 'wrong', text, cause, undo });
}

/** Keeps a toast that has focus or the pointer on it, until it is let go. */
export function holdToast(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
}

/** Begins the toast's time anew. */
export function letGo({ id, undo }: Toast): void {
  holdToast(id);
  timers.set(
    id,
    setTimeout(() => dismissToast(id), undo ? SHOWN_WITH_UNDO_MS : SHOWN_MS),
  );
}

export function dismissToast(id: number): void {
  holdToast(id);
  toasts.set(toasts.get().filter(toast => toast.id !== id));
}

function show(content: Omit<Toast, 'id'>): void {
  const said = toasts.get().find(toast => timers.has(toast.id) && isSame(toast, content));
  if (said !== undefined) dismissToast(said.id);
  const toast = { id: nextId++, ...content };
  toasts.set([...toasts.get(), toast]);
  letGo(toast);
  const surplus = toasts.get().find(({ id }) => id !== toast.id && timers.has(id));
  if (toasts.get().length > MOST && surplus !== undefined) dismissToast(surplus.id);
}

/** Ways back are never the same. */
const isSame = (one: Omit<Toast, 'id'>, other: Omit<Toast, 'id'>) =>
  one.tone === other.tone && one.text === other.text && one.cause === other.cause && !one.undo && !other.undo;
