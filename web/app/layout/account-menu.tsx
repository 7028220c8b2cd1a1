import type { Profile } from '#contract/account.ts';
import { pageAt, pathTo } from '#contract/pages.ts';
import { LogoutButton } from '#web/features/account/logout-button.tsx';
import { useFormats } from '#web/platform/i18n/formats.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { ButtonLink } from '#web/platform/router/button-link.tsx';
import { Link, NavLink } from '#web/platform/router/link.tsx';
import { useLocation } from '#web/platform/router/router.tsx';
import { useSession } from '#web/platform/session/session.ts';
import { Icon } from '#web/ui/icon.tsx';
import { usePopover } from '#web/ui/popover.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { useLearning } from '#web/vocabulary/study/use-learning.ts';
import { MenuLink } from './nav-links.tsx';
import { PARTS, useNavigation } from './navigation.ts';

/** The end of the header on wide screens: who is logged in, or the way to be. Its room is reserved until that is known. */
export function HeaderAccount() {
  const { links } = useNavigation();
  const { user, status } = useSession();
  return (
    <div className="hidden shrink-0 items-center lg:flex">
      {user && (
        <>
          <AccountMenu user={user} />
          <ProfileLink user={user} />
          <LogoutButton look="header" />
        </>
      )}
      {status === 'loading' && (
        <div aria-hidden="true" className="invisible flex items-center">
          <span className="size-11" />
          <span className={`header-link ${NAME_WIDTH}`} />
          <LogoutButton look="header" />
        </div>
      )}
      {status === 'guest' && (
        <ButtonLink look="main" to={links.login.to} className="min-h-11! px-3.5!">
          {links.login.label}
        </ButtonLink>
      )}
    </div>
  );
}

/** The same for every name, so that nothing beside it moves when it is known. */
const NAME_WIDTH = 'w-13 max-[64rem]:hidden min-[76rem]:w-24 min-[80rem]:w-36';

/** The name of the person, cut where it is long, leads to the profile (spec §2). */
function ProfileLink({ user }: { user: Profile }) {
  const { t } = useTranslation();
  const name = user.name || t('nav.cabinet');
  return (
    <NavLink to={pathTo('profile')} className={`header-link ${NAME_WIDTH}`} title={name}>
      <bdi className="min-w-0 truncate">{name}</bdi>
    </NavLink>
  );
}

/** The round initial in the header, and what it opens: the pages of the person who is logged in. */
function AccountMenu({ user }: { user: Profile }) {
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
        title={t('nav.cabinet')}
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

/** The initial of a person, who needs no picture. */
function Avatar({ name }: { name: string }) {
  const [initial] = name.trim();
  return (
    <span
      aria-hidden="true"
      className="grid size-11 shrink-0 place-items-center rounded-chip bg-deep font-head text-lg leading-none font-semibold text-on-deep forced-colors:border"
    >
      {initial?.toLocaleUpperCase() ?? <Icon name="user" />}
    </span>
  );
}

/** How many words wait today in the learning language; nothing while there are none. */
function DueTag() {
  const { t } = useTranslation();
  const { number } = useFormats();
  const due = useLearning().data?.data.left ?? 0;
  if (due === 0) return null;
  return (
    <Tag look="learning">
      <span className="tabular-nums">
        {t('marks.short.due')} {number(due)}
      </span>
    </Tag>
  );
}
