import { type RefObject, useEffect, useRef } from 'react';
import { LogoutButton } from '#web/features/account/logout-button.tsx';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useSession } from '#web/platform/session/session.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { PersonLink } from './account-menu.tsx';
import { MenuLink } from './nav-links.tsx';
import { type NavigationLink, useNavigation } from './navigation.ts';
import { Wordmark } from './wordmark.tsx';

/** Where the stylesheet's `lg` begins and the header has the menu. */
const WIDE = '(width >= 56.25rem)';

/**
 * On narrow screens the menu is a sheet of full height; the platform's dialog keeps focus inside and closes on Escape.
 * It covers everything, so nothing is veiled: what is seen under it while it comes is the page, without a flash of dark.
 */
export function MenuSheet() {
  const { t } = useTranslation();
  const { main, trainers, account, links } = useNavigation();
  const { user } = useSession();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  useCloseWhenWide(dialog);
  const [mine, ...others] = account;
  return (
    <div className="ms-auto shrink-0 lg:hidden">
      <IconButton icon="menu" label={t('layout.openMenu')} onClick={() => dialog.current?.showModal()} />
      <dialog
        ref={dialog}
        aria-label={t('layout.menu')}
        className="m-0 h-dvh max-h-none w-full max-w-none bg-paper text-ink backdrop:bg-transparent motion-safe:animate-rise"
      >
        <div className="flex min-h-16 items-center justify-between border-b border-line px-3.5 sm:px-8">
          <Wordmark />
          <IconButton icon="cross" label={t('common.close')} onClick={close} />
        </div>
        <nav aria-label={t('layout.mainNavigation')} className="p-3 sm:px-6">
          {user && <PersonLink user={user} onFollow={close} />}
          <LinkList links={user && mine ? [main[0], mine, ...main.slice(1)] : main} onFollow={close} />
          <LinkList label={t('nav.trainers')} links={trainers} onFollow={close} />
          <LinkList
            label={t('nav.cabinet')}
            links={[...(user ? others : account), links.contact]}
            onFollow={close}
          />
          {user && <LogoutButton look="row" onDone={close} />}
        </nav>
      </dialog>
    </div>
  );
}

/** A tablet that is turned no longer shows the sheet, which would block the page if it stayed open. */
function useCloseWhenWide(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const wide = matchMedia(WIDE);
    const close = () => dialog.current?.close();
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, [dialog]);
}

type LinkListProps = { label?: string; links: (NavigationLink | undefined)[]; onFollow: () => void };

/** A part of the menu; a line sets it off from the part before. */
function LinkList({ label, links, onFollow }: LinkListProps) {
  return (
    <ul
      aria-label={label}
      className="not-first:mt-1.5 not-first:border-t not-first:border-line not-first:pt-1.5"
    >
      {links.map(
        link =>
          link && (
            <li key={link.to}>
              <MenuLink link={link} onFollow={onFollow} />
            </li>
          ),
      )}
    </ul>
  );
}
