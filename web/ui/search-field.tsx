import { useEffect, useEffectEvent, useRef } from 'react';
import { Icon } from './icon.tsx';

type SearchFieldProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  maxLength?: number;
};

const PHONE = '(width < 43.75rem)';

/** A search field whose label is its placeholder and its name. On a phone it goes to the top once one types: what is found is then seen. */
export function SearchField({ label, value, onChange, maxLength }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  // What was typed before the page answered.
  const takeOver = useEffectEvent(() => {
    const typed = input.current?.value ?? '';
    if (typed !== value) onChange(typed);
  });
  useEffect(takeOver, []);
  return (
    <div className="relative mb-4">
      <Icon
        name="search"
        className="pointer-events-none absolute start-4 top-4 text-quiet max-[22.5rem]:start-3"
      />
      <input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        maxLength={maxLength}
        onChange={({ target }) => {
          if (value === '') makeRoomBelow(target);
          onChange(target.value);
        }}
        className="min-h-13 w-full rounded-go border-[1.5px] border-edge bg-card ps-12 pe-4 max-[22.5rem]:ps-10 max-[22.5rem]:pe-3 hover:border-accent text-base placeholder:text-quiet [&::-webkit-search-cancel-button]:grayscale"
      />
    </div>
  );
}

/** Above its keyboard a phone has half a screen. */
function makeRoomBelow(field: HTMLElement): void {
  const height = window.visualViewport?.height ?? window.innerHeight;
  const isLow = field.getBoundingClientRect().top > height / 3;
  if (isLow && window.matchMedia(PHONE).matches) field.scrollIntoView({ block: 'start' });
}
