import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { addressOf, type To, useLocation, useNavigate } from './router.tsx';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: To;
  /** Takes the place of the present entry of the history. */
  replace?: boolean;
  /** What the next page finds in its location. */
  state?: unknown;
};

/** A link to a page of this site: an ordinary press goes there without loading anew, any other is the browser's. */
export function Link({ to, replace, state, onClick, ...rest }: LinkProps) {
  const location = useLocation();
  const navigate = useNavigate();
  const address = addressOf(to, location);

  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    // Whoever presses the link of the page they are on does not want to go back to it twice.
    const isHere = address === location.pathname + location.search + location.hash;
    navigate(address, { replace: replace ?? isHere, state });
  }
  return <a {...rest} href={address} onClick={follow} />;
}

type NavLinkProps = Omit<LinkProps, 'children'> & {
  /** Only the page itself counts as being there, not the pages below it. */
  end?: boolean;
  children: ReactNode | ((place: { isActive: boolean }) => ReactNode);
};

/** A link that knows whether one is there: then it has `aria-current`, `page` where nothing else is asked for. */
export function NavLink({ end = false, 'aria-current': current = 'page', children, ...rest }: NavLinkProps) {
  const location = useLocation();
  const [path = ''] = addressOf(rest.to, location).split(/[?#]/);
  const isActive = location.pathname === path || (!end && location.pathname.startsWith(`${path}/`));
  return (
    <Link {...rest} aria-current={isActive ? current : undefined}>
      {typeof children === 'function' ? children({ isActive }) : children}
    </Link>
  );
}

function isPlain({
  button,
  metaKey,
  altKey,
  ctrlKey,
  shiftKey,
  currentTarget,
}: MouseEvent<HTMLAnchorElement>) {
  const isOwnWindow = currentTarget.target === '' || currentTarget.target === '_self';
  return button === 0 && isOwnWindow && !metaKey && !altKey && !ctrlKey && !shiftKey;
}
