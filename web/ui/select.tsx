import type { ComponentProps, ReactNode } from 'react';
import { Icon } from './icon.tsx';

export type SelectProps = ComponentProps<'select'> & {
  /** What the chosen option looks like, 36 px wide: options themselves are text. The field keeps room for it. */
  start?: ReactNode;
  /** The text of the chosen option where it may be longer than the field is wide: it is written over the field, in as many lines as it needs. */
  whole?: string | undefined;
};

/** The platform's choice from a list, under a chevron of ours: that of browsers lies at the very edge. */
export function Select({ start, whole, className = '', ...rest }: SelectProps) {
  return (
    <span className="relative grid">
      {start && (
        <span className="pointer-events-none absolute inset-y-0 start-2 grid items-center">{start}</span>
      )}
      <select
        {...rest}
        className={`col-start-1 row-start-1 appearance-none truncate pe-10 ${className} ${whole === undefined ? '' : 'text-transparent forced-colors:text-[FieldText] [&_optgroup]:text-ink [&_option]:text-ink'}`}
      />
      {whole !== undefined && (
        <span
          aria-hidden="true"
          className={`pointer-events-none col-start-1 row-start-1 self-center py-2 pe-10 leading-snug text-balance forced-colors:invisible ${start ? 'ps-13.5' : 'ps-4.5'}`}
        >
          {whole}
        </span>
      )}
      <Icon
        name="chevron"
        className="pointer-events-none absolute end-3.5 top-1/2 size-4 -translate-y-1/2 text-quiet"
      />
    </span>
  );
}
