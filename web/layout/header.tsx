import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { pathTo } from '#contract/pages.ts';
import { LogoutButton } from '../account/logout-button.tsx';
import { useSession } from '../account/session.ts';
import { LanguageMenus } from '../languages/language-menus.tsx';
import { MenuSheet } from './menu-sheet.tsx';
import { NavLinkItem } from './nav-link-item.tsx';
import { useNavigation } from './navigation.ts';
import { TrainersMenu } from './trainers-menu.tsx';

export function Header() {
  const { t } = useTranslation();
  const { main, trainers, account } = useNavigation();
  const { status } = useSession();
  return (
    <header className="group-has-data-stage/page:max-sm:hidden sticky top-0 z-40 border-b border-line bg-paper">
      <div className="mx-auto flex min-h-16 w-full max-w-[1280px] items-center gap-2 px-4 sm:px-6">
        <Link
          to={pathTo('home')}
          className="flex min-h-11 shrink-0 items-center text-xl font-bold tracking-tight text-accent"
        >
          Slova
        </Link>
        <nav aria-label={t('layout.mainNavigation')} className="ms-4 hidden items-center xl:flex">
          {main.map(link => (
            <NavLinkItem key={link.to} {...link} />
          ))}
          <TrainersMenu links={trainers} />
        </nav>
        <div className="ms-auto flex min-w-0 items-center gap-2">
          <LanguageMenus />
          <div className={`hidden items-center xl:flex ${status === 'loading' ? 'invisible' : ''}`}>
            {account.map(link => (
              <NavLinkItem key={link.to} {...link} />
            ))}
            {status === 'user' && <LogoutButton />}
          </div>
          <MenuSheet />
        </div>
      </div>
    </header>
  );
}
