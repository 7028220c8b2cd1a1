export type FigureEntry = { label: string; value: string; note?: string | undefined };

/** Numbers with their names. */
export function FigureList({ figures }: { figures: readonly FigureEntry[] }) {
  return (
    <dl className="grid grid-cols-2 gap-3 md:auto-cols-fr md:grid-flow-col md:grid-cols-none">
      {figures.map(({ label, value, note }) => (
        <div key={label} className="flex flex-col rounded-card border border-line bg-card px-4.5 py-4">
          <dt className="order-2 phrases hyphens-auto text-sm text-quiet">{label}</dt>
          <dd className="order-1 head text-3xl tabular-nums">{value}</dd>
          {note && <dd className="order-3 mt-1 text-sm text-quiet">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
