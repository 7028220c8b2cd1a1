import { Icon } from '#web/ui/icon.tsx';

/** The initial of a person, who needs no picture. */
export function Avatar({ name }: { name: string }) {
  const [initial] = name.trim();
  return (
    <span
      aria-hidden="true"
      className="grid size-11 shrink-0 place-items-center rounded-chip bg-deep font-head text-lg leading-none font-semibold text-on-deep forced-colors:border"
    >
      {initial?.toLocaleUpperCase() ?? <Icon name="user" />}
    </span>
  );
}
