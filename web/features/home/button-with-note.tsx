/** What a button does, and beside it how much that is. */
export function ButtonWithNote({ children, note }: { children: string; note: string | undefined }) {
  return (
    <span className="inline-flex flex-wrap items-baseline justify-center gap-x-2.5">
      <span>{children}</span>{' '}
      {note !== undefined && <span className="text-[0.9375rem] leading-tight font-normal">{note}</span>}
    </span>
  );
}
