import type { ComponentProps, ReactNode } from 'react';

type RadioFieldProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & { label: ReactNode };

/** One choice of several in a form, with what it says beside it, in our look: rows where a `Segment` has no room. */
export function RadioField({ label, ...rest }: RadioFieldProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input
        {...rest}
        type="radio"
        className="size-[22px] shrink-0 cursor-pointer appearance-none rounded-full border-2 border-edge bg-card checked:border-7 checked:border-accent"
      />
      {label}
    </label>
  );
}
