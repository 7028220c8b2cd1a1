import { Icon } from './icon.tsx';

type TickBoxProps = { label: string; isTicked: boolean; onToggle: () => void };

/** A checkbox whose name is not shown, on a target that a thumb finds; it takes the place of 32 px, and reaches into the gaps beside it. */
export function TickBox({ label, isTicked, onToggle }: TickBoxProps) {
  return (
    <label className="relative -mx-1.5 grid size-11 shrink-0 cursor-pointer place-items-center">
      <input
        type="checkbox"
        checked={isTicked}
        onChange={onToggle}
        aria-label={label}
        className="peer size-[22px] cursor-pointer appearance-none rounded-[7px] border-2 border-edge bg-card checked:border-accent checked:bg-accent"
      />
      <Icon
        name="check"
        className="pointer-events-none absolute hidden size-4 stroke-3 text-on-accent peer-checked:block"
      />
    </label>
  );
}
