import type { ComponentProps } from 'react';
import { Icon, type IconName } from './icon.tsx';
import { Spinner } from './spinner.tsx';

const LOOKS = {
  accent: 'text-accent not-disabled:hover:bg-accent-soft',
  quiet: 'text-quiet not-disabled:hover:bg-well',
  /** On a reversed ground. */
  reversed: 'hover:bg-on-reversed/10 focus-visible:outline-current',
} as const;

type IconButtonProps = ComponentProps<'button'> & {
  icon: IconName;
  label: string;
  isBusy?: boolean;
  look?: keyof typeof LOOKS;
};

/** A round button with a picture only; `label` is its name. While busy it spins, and still takes a press unless disabled. */
export function IconButton({
  icon,
  label,
  isBusy = false,
  look = 'accent',
  className = '',
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      aria-busy={isBusy || undefined}
      className={`inline-flex size-11 shrink-0 items-center justify-center rounded-chip transition-colors duration-150 disabled:opacity-50 ${LOOKS[look]} ${className}`}
    >
      {isBusy ? <Spinner /> : <Icon name={icon} />}
    </button>
  );
}
