import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LogoutButton } from '../account/logout-button.tsx';
import { useSession } from '../account/session.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { NavLinkItem } from './nav-link-item.tsx';
import { type NavigationLink, useNavigation } from './navigation.ts';

/** Where the stylesheet's `xl` begins and the menu stands in the header. */
const WIDE = '(width >= 80rem)';

/** On a phone the menu is a sheet of full height; the platform's dialog keeps focus inside and closes on Escape. */
export function MenuSheet() {
  const { t } = useTranslation();
  const { main, trainers, account } = useNavigation();
  const { status } = useSession();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  useCloseWhenWide(dialog);
  return (
    <div className="xl:hidden">
      <IconButton icon="menu" label={t('layout.openMenu')} onClick={() => dialog.current?.showModal()} />
      <dialog
        ref={dialog}
        aria-label={t('layout.menu')}
        className="m-0 h-dvh max-h-none w-full max-w-none bg-paper p-4 text-ink backdrop:bg-veil"
      >
        <div className="mb-2 flex items-center justify-between">
          <span className="text-xl font-bold text-accent">Slova</span>
          <IconButton icon="cross" label={t('common.close')} onClick={close} />
        </div>
        <nav aria-label={t('layout.mainNavigation')} className="flex flex-col gap-4">
          <LinkList links={main} onFollow={close} />
          <LinkList heading={t('nav.trainers')} links={trainers} onFollow={close} />
          <LinkList heading={t('nav.cabinet')} links={account} onFollow={close} />
          {status === 'user' && (
            <div>
              <LogoutButton onDone={close} />
            </div>
          )}
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

type LinkListProps = { heading?: string; links: NavigationLink[]; onFollow: () => void };

function LinkList({ heading, links, onFollow }: LinkListProps) {
  return (
    <section className="border-t border-line pt-3">
      {heading && <h2 className="px-3 text-sm text-quiet">{heading}</h2>}
      <ul>
        {links.map(link => (
          <li key={link.to}>
            <NavLinkItem {...link} onFollow={onFollow} />
          </li>
        ))}
      </ul>
    </section>
  );
}
