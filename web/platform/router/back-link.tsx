import { Icon } from '#web/ui/icon.tsx';
import { Link, type LinkProps } from './link.tsx';

/** The way back, above the name of a page; its arrow points against the reading direction. */
export function BackLink({ to, label }: { to: LinkProps['to']; label: string }) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-11 items-center gap-1.5 text-accent hover:underline hover:underline-offset-4"
    >
      <Icon name="arrow" className="rotate-180 rtl:rotate-0" />
      {label}
    </Link>
  );
}
