/** The name as it is drawn, Literata 640 with the stress stroke over its last letter. Its outlines are in `index.html` and in no script, since every page shows it. Never mirrored. */
export function Wordmark() {
  return (
    <svg role="img" aria-label="Slova" viewBox="20 -830 2750 860" className="h-7 w-auto fill-accent sm:h-7.5">
      <use href="#wordmark" />
    </svg>
  );
}
