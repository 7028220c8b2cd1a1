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
  /** Whether one is in the part of the site that it leads to; below its page one always is. */
  isWithin?: boolean | undefined;
  children: ReactNode | ((place: { isActive: boolean }) => ReactNode);
};

/** A link that knows whether one is there: then its `aria-current` is `page` on its own page and `true` in its part of the site. */
export function NavLink({ isWithin = false, 'aria-current': given, children, ...rest }: NavLinkProps) {
  const location = useLocation();
  const [path = ''] = addressOf(rest.to, location).split(/[?#]/);
  const isHere = location.pathname === path;
  const isActive = isHere || isWithin || location.pathname.startsWith(`${path}/`);
  const current = isHere ? 'page' : 'true';
  return (
    <Link {...rest} aria-current={given ?? (isActive ? current : undefined)}>
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
