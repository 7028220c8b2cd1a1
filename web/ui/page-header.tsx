import type { ReactNode } from 'react';

/** Every page begins with its name and one line that says what it is for; `children` are its main actions. */
export function PageHeader({
  picture,
  title,
  lead,
  children,
}: {
  picture?: ReactNode;
  title: ReactNode;
  lead?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="flex min-w-0 items-center gap-4">
        {picture}
        <div className="min-w-0">
          <h1 tabIndex={-1} className="head text-3xl sm:text-4xl">
            {title}
          </h1>
          {lead && <p className="mt-1 max-w-prose text-quiet">{lead}</p>}
        </div>
      </div>
      {children && <div className="flex flex-wrap gap-3">{children}</div>}
    </header>
  );
}
