import { pathTo } from '#contract/pages.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { Pair } from '#web/platform/languages/pair.tsx';
import { Link } from '#web/platform/router/link.tsx';
import { HeaderAccount } from './header-account.tsx';
import { MenuSheet } from './menu-sheet.tsx';
import { HeaderLink } from './nav-link-item.tsx';
import { useNavigation } from './navigation.ts';
import { TrainersMenu } from './trainers-menu.tsx';
import { Wordmark } from './wordmark.tsx';

/**
 * Sticks to the top; on a phone it gives way to a trainer (`data-stage`), and a low screen leaves it behind. Where text is set very
 * large it takes two lines.
 */
export function Header() {
  const { t } = useTranslation();
  const { main, trainers, links } = useNavigation();
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-paper max-sm:page-stage:hidden low:static low:page-stage:hidden">
      <div className="mx-auto flex min-h-16 w-full max-w-336 flex-wrap items-center gap-x-1.5 px-3.5 sm:gap-x-2 sm:px-8 lg:px-5 xl:px-8">
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
