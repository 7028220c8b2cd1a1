import type { ReactNode } from 'react';

type HomeSectionProps = { id: string; title: string; className?: string; children: ReactNode };

/** A part of home under its heading. */
export function HomeSection({ id, title, className, children }: HomeSectionProps) {
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className="head mb-4 text-[1.375rem] sm:text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
