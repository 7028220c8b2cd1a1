import type { ComponentProps } from 'react';
import { Icon } from './icon.tsx';

/** The platform's checkbox in our look, of 22 px: what is around it takes the press too. */
export function CheckBox(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return (
    <span className="relative grid shrink-0 place-items-center">
      <input
        {...props}
        type="checkbox"
        className="peer size-[22px] cursor-pointer appearance-none rounded-[7px] border-2 border-edge bg-card checked:border-accent checked:bg-accent"
      />
      <Icon
        name="check"
        className="pointer-events-none absolute hidden size-4 stroke-3 text-on-accent peer-checked:block"
      />
    </span>
  );
}

type CheckFieldProps = ComponentProps<typeof CheckBox> & { label: string };

/** A checkbox with what it says beside it, in a form or above a list. Where something is switched at once, it is a `Switch`. */
export function CheckField({ label, ...rest }: CheckFieldProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the box is one
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <CheckBox {...rest} />
      {label}
    </label>
  );
}
