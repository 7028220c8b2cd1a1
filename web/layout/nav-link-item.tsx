import { NavLink } from 'react-router';
import type { NavigationLink } from './navigation.ts';

/** One link of the menu; the page one is on is marked. */
export function NavLinkItem({ to, label, onFollow }: NavigationLink & { onFollow?: () => void }) {
  return (
    <NavLink
      to={to}
      end
      onClick={onFollow}
      className="flex min-h-11 max-w-48 items-center rounded-control px-3 font-medium hover:bg-accent-soft aria-[current=page]:text-accent"
    >
      <span className="truncate">{label}</span>
    </NavLink>
  );
}
