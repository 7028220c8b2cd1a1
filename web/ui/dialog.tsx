import { type ComponentProps, type RefObject, useEffect } from 'react';

/** How a dialog of any kind looks, also one that is opened from a card whose text is centred; its width is a class of its own. */
export const DIALOG =
  'm-auto rounded-card border border-line bg-card text-start text-ink shadow-float backdrop:bg-veil';

type DialogProps = Omit<ComponentProps<'dialog'>, 'ref'> & { ref: RefObject<HTMLDialogElement | null> };

/** A dialog that is open as long as it is rendered; Escape and `ref.current.close()` end it through `onClose`. */
export function Dialog({ ref, className = '', ...rest }: DialogProps) {
  useEffect(() => ref.current?.showModal(), [ref]);
  return <dialog ref={ref} {...rest} className={`${DIALOG} ${className}`} />;
}
