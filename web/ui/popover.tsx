import { type RefObject, type ToggleEvent, useEffect, useId, useRef, useState } from 'react';

/** Space between a button and what it opens, and between that and the edges of the window. */
const GAP = 8;

/**
 * A panel that a button opens beside itself. The platform closes it on Escape and on a press elsewhere, and gives focus back.
 * Spread `button` over the button and `panel` over the panel, which has the class `popover`; `onOpen` may move focus into it.
 */
export function usePopover({ onOpen }: { onOpen?: (panel: HTMLElement) => void } = {}) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const handleBeforeToggle = ({ newState }: ToggleEvent) => {
    if (newState !== 'open') return;
    setIsOpen(true);
    // It has a size only once it is shown, and must not be seen at another place before.
    requestAnimationFrame(() => {
      if (panel.current === null) return;
      place(panel.current, button.current);
      onOpen?.(panel.current);
    });
  };
  // Not before it is closed: were the item with focus gone by then, the platform would not give focus back.
  const handleToggle = ({ newState }: ToggleEvent) => {
    if (newState === 'closed') setIsOpen(false);
  };
  usePlacing(isOpen, panel, button);
  return {
    isOpen,
    close: () => panel.current?.hidePopover?.(),
    button: { ref: button, popoverTarget: id, 'aria-expanded': isOpen, 'aria-controls': id },
    panel: {
      ref: panel,
      id,
      popover: 'auto' as const,
      onBeforeToggle: handleBeforeToggle,
      onToggle: handleToggle,
    },
  };
}

type Place<Kind extends HTMLElement> = RefObject<Kind | null>;

function usePlacing(isOpen: boolean, panel: Place<HTMLDivElement>, button: Place<HTMLButtonElement>): void {
  useEffect(() => {
    if (!isOpen) return;
    const follow = () => panel.current && place(panel.current, button.current);
    window.addEventListener('resize', follow);
    window.addEventListener('scroll', follow, { passive: true });
    return () => {
      window.removeEventListener('resize', follow);
      window.removeEventListener('scroll', follow);
    };
  }, [isOpen, panel, button]);
}

/** Below the button, or above it where there is more room, at the end of it that is nearer to the window's edge. */
function place(panel: HTMLElement, button: HTMLElement | null): void {
  if (button === null) return;
  const { clientWidth, clientHeight } = document.documentElement;
  const from = button.getBoundingClientRect();
  const [above, below] = [from.top - 2 * GAP, clientHeight - from.bottom - 2 * GAP];
  const isAbove = below < panel.scrollHeight && above > below;
  panel.style.maxHeight = `${isAbove ? above : below}px`;
  const { width } = panel.getBoundingClientRect();
  const wanted = from.left + from.right > clientWidth ? from.right - width : from.left;
  panel.style.left = `${Math.max(GAP, Math.min(wanted, clientWidth - width - GAP))}px`;
  panel.style.top = isAbove ? 'auto' : `${from.bottom + GAP}px`;
  panel.style.bottom = isAbove ? `${clientHeight - from.top + GAP}px` : 'auto';
}
