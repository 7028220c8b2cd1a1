import { NavLink, useSearchParams } from 'react-router';
import { wantedTest } from '#contract/test-types.ts';
import type { NavigationLink } from './navigation.ts';

type NavLinkItemProps = NavigationLink & { onFollow?: () => void };

/** One link of the menu; the page one is on is marked. */
export function NavLinkItem({ to, label, testType, onFollow }: NavLinkItemProps) {
  const [parameters] = useSearchParams();
  const isAnotherTest = testType !== undefined && testType !== wantedTest(parameters);
  return (
    <NavLink
      to={to}
      end
      aria-current={isAnotherTest ? 'false' : 'page'}
      onClick={onFollow}
      className="flex min-h-11 max-w-48 items-center rounded-control px-3 font-medium hover:bg-accent-soft aria-[current=page]:text-accent"
    >
      <span className="truncate">{label}</span>
    </NavLink>
  );
}
