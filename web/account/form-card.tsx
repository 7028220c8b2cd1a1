import type { ReactNode } from 'react';

/** The narrow card that login, registration and profile stand in. */
export function FormCard({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto max-w-md rounded-card border border-line bg-card p-5 sm:p-8">{children}</div>
  );
}
