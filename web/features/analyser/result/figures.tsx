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

/** Leans like a stress stroke. */
export function CountBar({ count, mostOften }: { count: number; mostOften: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${mostOften} 1`}
      preserveAspectRatio="none"
      className="h-3 min-w-0 flex-1 [transform:skewX(var(--lean))] rtl:[transform:scaleX(-1)_skewX(calc(-1*var(--lean)))]"
    >
      <rect width={count} height="1" className="fill-count" />
    </svg>
  );
}
