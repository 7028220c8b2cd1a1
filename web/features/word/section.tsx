import type { ReactNode } from 'react';

type SectionProps = { id: string; title: string; note?: string; children: ReactNode };

/** A part of the page of a word, which the line of jumps leads to. */
export function Section({ id, title, note, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="mt-8 scroll-mt-32">
      <div className="mb-2 flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 id={`${id}-title`} className="head text-2xl">
          {title}
        </h2>
        {note && <span className="text-sm text-quiet">{note}</span>}
      </div>
      {children}
    </section>
  );
}
