import { CheckBox } from './check-field.tsx';

type TickBoxProps = { label: string; isTicked: boolean; onToggle: () => void };

/** A checkbox whose name is not shown, on a target that a thumb finds; it takes the place of 32 px, and reaches into the gaps beside it. */
export function TickBox({ label, isTicked, onToggle }: TickBoxProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the box is one
    <label className="relative -mx-1.5 grid size-11 shrink-0 cursor-pointer place-items-center">
      <CheckBox checked={isTicked} onChange={onToggle} aria-label={label} />
    </label>
  );
}
