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
