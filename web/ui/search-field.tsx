import { Icon } from './icon.tsx';

type SearchFieldProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  maxLength?: number;
};

/** A search field whose label is its placeholder and its name. */
export function SearchField({ label, value, onChange, maxLength }: SearchFieldProps) {
  return (
    <div className="relative mb-4">
      <Icon name="search" className="pointer-events-none absolute start-3 top-3 text-quiet" />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        maxLength={maxLength}
        onChange={event => onChange(event.target.value)}
        className="min-h-11 w-full rounded-control border border-edge bg-card ps-11 pe-3 text-base placeholder:text-quiet"
      />
    </div>
  );
}
