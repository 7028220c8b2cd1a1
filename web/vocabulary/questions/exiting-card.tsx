/** The slip of the question before, as it leaves; not when one goes back to it (`data-forward` of the frame). */
export function LeavingSlip() {
  return (
    <div
      aria-hidden="true"
      className="slip pointer-events-none absolute! inset-0 z-10 hidden animate-leave group-data-forward/stage:block"
    />
  );
}
