import { lazyDialog } from '#web/platform/dialogs/lazy-dialog.tsx';
import type { ListChoiceProps } from './list-choice-dialog.tsx';

/** Asks which list words are to go into, or makes one of them; open as long as it is rendered. */
export const AddToList = lazyDialog<ListChoiceProps>(
  async () => (await import('./list-choice-dialog.tsx')).ListChoiceDialog,
  'lists.failed',
);
