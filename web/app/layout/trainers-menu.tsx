import { pageAt } from '#contract/pages.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLocation } from '#web/platform/router/router.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { usePopover } from '#web/ui/popover.tsx';
import { MenuLink } from './nav-link-item.tsx';
import type { NavigationLink } from './navigation.ts';
import { PARTS } from './parts.ts';

/**
 * The trainers dropdown: a button that shows a list of links, marked while one is on any of their pages. Escape, a link or a press
 * elsewhere closes it.
 */
export function TrainersMenu({ links }: { links: NavigationLink[] }) {
  const { t } = useTranslation();
  const { button, panel, isOpen, close } = usePopover();
  const { pathname } = useLocation();
  return (
    <>
      <button
        type="button"
        {...button}
        aria-current={PARTS.trainers.has(pageAt(pathname)) || undefined}
        className="header-link gap-1"
      >
        {t('nav.trainers')}
        <Icon name="chevron" className={`size-4 transition-transform ${isOpen ? 'rotate-180' : ''}`} />
      </button>
      <div {...panel} className="popover min-w-64">
        {isOpen && (
          <ul aria-label={t('nav.trainers')}>
            {links.map(link => (
              <li key={link.to}>
                <MenuLink link={link} onFollow={close} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
