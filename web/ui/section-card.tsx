import { type ReactNode, useId } from 'react';

/** A part of a page on a card of its own, under its name. */
export function SectionCard({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section
      aria-labelledby={heading}
      className="flex min-w-0 flex-col gap-4 rounded-card border border-line bg-card p-5"
    >
      <h2 id={heading} className="head text-lg">
        {title}
      </h2>
      {children}
    </section>
  );
}
