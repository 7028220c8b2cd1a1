import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/icon.tsx';
import { NavLinkItem } from './nav-link-item.tsx';
import type { NavigationLink } from './navigation.ts';

/** The trainers dropdown: a button that shows a list of links. Escape, a link or leaving closes it. */
export function TrainersMenu({ links }: { links: NavigationLink[] }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setIsOpen(false);
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    close();
    button.current?.focus();
  };
  const handleBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) close();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what bubbles up from the button and links
    <div className="relative" onKeyDown={handleKey} onBlur={handleBlur}>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls="trainers-menu"
        onClick={() => setIsOpen(!isOpen)}
        className="flex min-h-11 items-center gap-1 rounded-control px-3 font-medium hover:bg-accent-soft"
      >
        {t('nav.trainers')}
        <Icon name="chevron" className={`size-4 transition-transform ${isOpen ? 'rotate-180' : ''}`} />
      </button>
      <ul
        id="trainers-menu"
        hidden={!isOpen}
        className="absolute start-0 top-full mt-1 min-w-60 animate-rise rounded-card border border-line bg-card p-2 shadow-float"
      >
        {links.map(link => (
          <li key={link.to}>
            <NavLinkItem {...link} onFollow={close} />
          </li>
        ))}
      </ul>
    </div>
  );
}
