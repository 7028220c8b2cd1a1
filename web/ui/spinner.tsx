/** A turning ring; what is going on is said in words beside it. */
export function Spinner({ className = '' }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`size-5 shrink-0 animate-spin rounded-chip border-2 border-current border-e-transparent ${className}`}
    />
  );
}
