import { type ReactNode, useId } from 'react';

type SegmentProps<Value extends string> = {
  /** The name of the choice, read out and not seen. */
  legend: string;
  options: readonly { value: Value; label: ReactNode; isDisabled?: boolean }[];
  value: Value;
  onChange: (value: Value) => void;
  /** In a form, the field's name. */
  name?: string;
  className?: string;
  /** The id of what is said of the choice. */
  'aria-describedby'?: string;
};

/** One of a few that lie side by side; the chosen one is a card on the well. Arrow keys move the choice. */
export function Segment<Value extends string>(props: SegmentProps<Value>) {
  const { legend, options, value, onChange, name, className = '', 'aria-describedby': about } = props;
  const group = useId();
  return (
    <fieldset
      aria-describedby={about}
      className={`inline-flex max-w-full flex-wrap rounded-control bg-well p-0.75 ${className}`}
    >
      <legend className="sr-only">{legend}</legend>
      {options.map(option => (
        <label
          key={option.value}
          className="relative inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-1.5 rounded-[9px] border border-transparent px-3.5 text-quiet max-[22.5rem]:px-2 max-[22.5rem]:text-sm has-checked:border-line has-checked:bg-card has-checked:font-semibold has-checked:text-ink has-disabled:cursor-default has-disabled:text-quiet/60 has-focus-visible:outline-3 has-focus-visible:outline-accent forced-colors:has-checked:outline-2 forced-colors:has-disabled:text-[GrayText]"
        >
          <input
            type="radio"
            name={name ?? group}
            value={option.value}
            checked={option.value === value}
            disabled={option.isDisabled}
            onChange={() => onChange(option.value)}
            className="absolute inset-0 cursor-pointer appearance-none opacity-0 disabled:cursor-default"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
