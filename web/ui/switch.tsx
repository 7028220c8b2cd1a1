import { useId } from 'react';

type SwitchProps = { label: string; hint?: string; isOn: boolean; onChange: (isOn: boolean) => void };

/** Something that is on or off and takes effect at once; its whole row takes the press. */
export function Switch({ label, hint, isOn, onChange }: SwitchProps) {
  const [name, about] = [useId(), useId()];
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-labelledby={name}
      aria-describedby={hint && about}
      onClick={() => onChange(!isOn)}
      className="group grid min-h-14 w-full grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-line py-2 text-start last:border-b-0"
    >
      <span id={name} className="phrases fitted font-semibold text-pretty">
        {label}
      </span>
      <span
        className={`col-start-2 row-start-1 ${hint ? 'row-span-2' : ''} flex h-8 w-13 items-center rounded-chip bg-edge px-1 transition-colors duration-150 group-aria-checked:bg-accent forced-colors:border`}
      >
        <span className="size-6 rounded-chip bg-card transition-[translate] duration-150 group-aria-checked:translate-x-5 rtl:group-aria-checked:-translate-x-5 forced-colors:bg-[CanvasText]" />
      </span>
      {hint && (
        <span id={about} className="phrases text-sm text-pretty text-quiet">
          {hint}
        </span>
      )}
    </button>
  );
}
