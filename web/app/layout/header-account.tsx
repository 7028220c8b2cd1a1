import { ButtonLink } from '#web/platform/router/button-link.tsx';
import { useSession } from '#web/platform/session/session.ts';
import { AccountMenu } from './account-menu.tsx';
import { useNavigation } from './navigation.ts';

/** The end of the header on wide screens: who is logged in, or the way to be. Its place is kept until that is known. */
export function HeaderAccount() {
  const { links } = useNavigation();
  const { user, status } = useSession();
  return (
    <div className="hidden shrink-0 items-center lg:flex">
      {user && <AccountMenu user={user} />}
      {status === 'loading' && <span className="size-11" />}
      {status === 'guest' && (
        <ButtonLink look="main" to={links.login.to} className="min-h-11! px-3.5!">
          {links.login.label}
        </ButtonLink>
      )}
    </div>
  );
}
