import type { ReactNode } from 'react';
import { pageAt } from '#contract/pages.ts';
import { wantedTest } from '#contract/test-types.ts';
import { NavLink } from '#web/platform/router/link.tsx';
import { useLocation, useSearchParams } from '#web/platform/router/router.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { type NavigationLink, PARTS } from './navigation.ts';

type LinkProps = { link: NavigationLink; onFollow?: () => void; children?: ReactNode };

/** A link of the header; the page one is on, or below which one is, is marked by a stroke too. */
export function HeaderLink({ link: { to, label, part } }: LinkProps) {
  const page = pageAt(useLocation().pathname);
  return (
    <NavLink to={to} isWithin={part && PARTS[part].has(page)} className="header-link">
      {label}
    </NavLink>
  );
}

/** A link in a menu; `children` come at its end. */
export function MenuLink({ link: { to, label, icon, testType, part }, onFollow, children }: LinkProps) {
  const page = pageAt(useLocation().pathname);
  const [parameters] = useSearchParams();
  const isAnotherTest = testType !== undefined && testType !== wantedTest(parameters);
  return (
    <NavLink
      to={to}
      isWithin={part && PARTS[part].has(page)}
      aria-current={isAnotherTest ? 'false' : undefined}
      onClick={onFollow}
      className="menu-row"
    >
      <Icon name={icon} />
      <span className="min-w-0 flex-1">{label}</span>
      {children}
    </NavLink>
  );
}
