import type { ReactNode } from 'react';

type SpecimenProps = { name: string; children: ReactNode };

/** One component with its states; `name` is also what its picture is called. */
export function Specimen({ name, children }: SpecimenProps) {
  return (
    <section id={name} aria-label={name} className="border-t border-line py-6">
      <h2 lang="en" className="mb-3 text-sm text-quiet">
        {name}
      </h2>
      <div data-specimen={name} className="flex flex-wrap items-center gap-3">
        {children}
      </div>
    </section>
  );
}
