import type { ComponentProps, ReactNode } from 'react';
import { Icon } from './icon.tsx';

export type SelectProps = ComponentProps<'select'> & {
  /** What the chosen option looks like, 36 px wide: options themselves are text. The field keeps room for it. */
  start?: ReactNode;
};

/** The platform's choice from a list, under a chevron of ours: that of browsers stands at the very edge. */
export function Select({ start, className = '', ...rest }: SelectProps) {
  return (
    <span className="relative block">
      {start && (
        <span className="pointer-events-none absolute inset-y-0 start-2 grid items-center">{start}</span>
      )}
      <select {...rest} className={`appearance-none truncate pe-10 ${className}`} />
      <Icon
        name="chevron"
        className="pointer-events-none absolute end-3.5 top-1/2 size-4 -translate-y-1/2 text-quiet"
      />
    </span>
  );
}
