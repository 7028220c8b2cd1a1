import type { ComponentProps, ReactNode } from 'react';

type ChipProps = Omit<ComponentProps<'button'>, 'aria-pressed'> & { isPressed: boolean };

/** One of several filters; the pressed one is reversed, in forced colours too, where a browser would else lay the page's ground behind its text. */
export function Chip({ isPressed, className = '', ...rest }: ChipProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={isPressed}
      className={`inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-1.5 rounded-chip border-[1.5px] border-line bg-card px-4 whitespace-nowrap transition-colors duration-150 hover:border-accent aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:font-semibold aria-pressed:text-paper forced-colors:aria-pressed:forced-color-adjust-none forced-colors:aria-pressed:bg-[SelectedItem] forced-colors:aria-pressed:text-[SelectedItemText] ${className}`}
    />
  );
}

type ChipRowProps = { label: string; className?: string; children: ReactNode };

/** Chips to choose among. On a phone they run sideways. */
export function ChipRow({ label, className = '', children }: ChipRowProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not scroll in every browser
    <div
      role="group"
      aria-label={label}
      className={`-mx-5 flex gap-2 overflow-x-auto px-5 py-1.25 [scrollbar-width:none] ${className}`}
    >
      {children}
    </div>
  );
}
