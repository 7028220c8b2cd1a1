import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { Icon, type IconName } from './icon.tsx';
import { Spinner } from './spinner.tsx';

const BASE =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-control px-4 py-2 text-base font-medium transition-colors duration-150 disabled:opacity-50 aria-disabled:opacity-50';
const LOOKS = {
  main: 'bg-accent text-on-accent not-disabled:hover:bg-accent-strong',
  plain: 'border border-edge bg-card text-ink not-disabled:hover:bg-accent-soft',
  text: 'text-accent not-disabled:hover:bg-accent-soft',
} as const;

type Look = { look?: keyof typeof LOOKS; icon?: IconName };
type ButtonProps = ComponentProps<'button'> & Look & { isBusy?: boolean };

/** A button with its words; while busy it spins, keeps focus and takes no second press. */
export function Button({
  look = 'plain',
  icon,
  isBusy = false,
  className = '',
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      onClick={isBusy ? event => event.preventDefault() : rest.onClick}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      className={`${BASE} ${LOOKS[look]} ${className}`}
    >
      {isBusy ? <Spinner /> : icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

/** A link that looks like a button: it leads somewhere. */
export function ButtonLink({
  look = 'plain',
  icon,
  className = '',
  children,
  ...rest
}: ComponentProps<typeof Link> & Look) {
  return (
    <Link {...rest} className={`${BASE} ${LOOKS[look]} ${className}`}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  );
}

type IconButtonProps = ComponentProps<'button'> & { icon: IconName; label: string; isBusy?: boolean };

/** A round button with a picture only; `label` is its name. While busy it spins, and still takes a press unless disabled. */
export function IconButton({ icon, label, isBusy = false, className = '', ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      aria-busy={isBusy || undefined}
      className={`inline-flex size-11 shrink-0 items-center justify-center rounded-chip text-accent transition-colors duration-150 not-disabled:hover:bg-accent-soft disabled:opacity-50 ${className}`}
    >
      {isBusy ? <Spinner /> : <Icon name={icon} />}
    </button>
  );
}
