import type { ComponentProps } from 'react';
import { Icon } from './icon.tsx';

/** The platform's choice from a list, under a chevron of ours: that of browsers stands at the very edge. */
export function Select({ className = '', ...rest }: ComponentProps<'select'>) {
  return (
    <span className="relative block">
      <select {...rest} className={`appearance-none truncate pe-10 ${className}`} />
      <Icon
        name="chevron"
        className="pointer-events-none absolute end-3.5 top-1/2 size-4 -translate-y-1/2 text-quiet"
      />
    </span>
  );
}
