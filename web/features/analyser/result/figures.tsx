import { useFormats } from '#web/platform/i18n/formats.ts';

/** The two numbers of a text, large. */
export function Figures({ figures }: { figures: readonly (readonly [name: string, value: number])[] }) {
  const { number } = useFormats();
  return (
    <dl className="grid grid-cols-2 gap-3">
      {figures.map(([name, value]) => (
        <div
          key={name}
          className="flex flex-col-reverse justify-end rounded-card border border-line bg-card px-4.5 py-4"
        >
          <dt className="text-sm text-quiet">{name}</dt>
          <dd className="head text-3xl tabular-nums">{number(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
