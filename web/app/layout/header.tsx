import { pageAt, pathTo } from '#contract/pages.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { Pair } from '#web/platform/languages/pair.tsx';
import { Link } from '#web/platform/router/link.tsx';
import { useLocation } from '#web/platform/router/router.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { usePopover } from '#web/ui/popover.tsx';
import { HeaderAccount } from './account-menu.tsx';
import { MenuSheet } from './menu-sheet.tsx';
import { HeaderLink, MenuLink } from './nav-links.tsx';
import { type NavigationLink, PARTS, useNavigation } from './navigation.ts';
import { Wordmark } from './wordmark.tsx';

/**
 * Sticks to the top; on a phone it gives way to a trainer (`data-stage`), and a low screen leaves it behind. Where text is set very
 * large it takes two lines.
 */
export function Header() {
  const { t } = useTranslation();
  const { main, trainers, links } = useNavigation();
  return (
    <header className="@container sticky top-0 z-40 border-b border-line bg-paper max-sm:page-stage:hidden low:static low:page-stage:hidden">
      <div className="mx-auto flex min-h-16 w-full max-w-336 flex-wrap items-center gap-x-1.5 px-3.5 @max-[19rem]:px-2 sm:gap-x-2 sm:px-8 lg:px-5 xl:px-8">
        <Link to={pathTo('home')} className="flex min-h-11 shrink-0 items-center">
          <Wordmark />
        </Link>
        <nav
          aria-label={t('layout.mainNavigation')}
          className="ms-2 hidden shrink-0 items-center lg:flex xl:ms-7 xl:gap-1"
        >
          {main.map(link => (
            <HeaderLink key={link.to} link={link} />
          ))}
          <TrainersMenu links={trainers} />
          <HeaderLink link={links.contact} />
        </nav>
        <Pair />
        <HeaderAccount />
        <MenuSheet />
      </div>
    </header>
  );
}

/**
 * The trainers dropdown: a button that shows a list of links, marked while one is on any of their pages. Escape, a link or a press
 * elsewhere closes it.
 */
function TrainersMenu({ links }: { links: NavigationLink[] }) {
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
