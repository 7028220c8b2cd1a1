import type { Profile } from '#contract/account.ts';
import { pageAt, pathTo } from '#contract/pages.ts';
import { LogoutButton } from '#web/features/account/logout-button.tsx';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { Link } from '#web/platform/router/link.tsx';
import { useLocation } from '#web/platform/router/router.tsx';
import { usePopover } from '#web/ui/popover.tsx';
import { Avatar } from './avatar.tsx';
import { DueTag } from './due-tag.tsx';
import { MenuLink } from './nav-link-item.tsx';
import { useNavigation } from './navigation.ts';
import { PARTS } from './parts.ts';

/** The round initial in the header, and what it opens: all that is of the person who is logged in. */
export function AccountMenu({ user }: { user: Profile }) {
  const { t } = useTranslation();
  const { links } = useNavigation();
  const { button, panel, isOpen, close } = usePopover();
  const page = pageAt(useLocation().pathname);
  const name = user.name || t('nav.cabinet');
  return (
    <>
      <button
        type="button"
        {...button}
        aria-label={name}
        title={name}
        aria-current={PARTS.account.has(page) || undefined}
        className="relative shrink-0 rounded-chip aria-[current]:after:absolute aria-[current]:after:inset-x-2 aria-[current]:after:-bottom-1.5 aria-[current]:after:h-0.75 aria-[current]:after:rounded-[3px] aria-[current]:after:bg-spark forced-colors:after:bg-[Highlight]"
      >
        <Avatar name={user.name} />
      </button>
      <div {...panel} className="popover w-76">
        {isOpen && (
          <nav aria-label={t('nav.cabinet')}>
            <PersonLink user={user} onFollow={close} />
            <hr className="my-1.5 border-line" />
            <MenuLink link={links.myWords} onFollow={close}>
              <DueTag />
            </MenuLink>
            <MenuLink link={links.progress} onFollow={close} />
            <MenuLink link={links.profile} onFollow={close} />
            <hr className="my-1.5 border-line" />
            <LogoutButton isRow onDone={close} />
          </nav>
        )}
      </div>
    </>
  );
}

/** Who is logged in, as the first link of a menu. */
export function PersonLink({ user, onFollow }: { user: Profile; onFollow: () => void }) {
  const { t } = useTranslation();
  return (
    <Link to={pathTo('profile')} onClick={onFollow} className="menu-row py-2">
      <Avatar name={user.name} />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">
          <bdi>{user.name || t('nav.cabinet')}</bdi>
        </span>
        {user.name !== '' && <span className="block text-sm text-quiet">{t('nav.cabinet')}</span>}
      </span>
    </Link>
  );
}
