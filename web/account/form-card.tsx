import type { ReactNode } from 'react';

/** The narrow card that login, registration and profile stand in. Its title may be one long word: *Зареєструватися*. */
export function FormCard({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto max-w-md rounded-card border border-line bg-card p-5 max-[23rem]:[&_h1]:text-[1.625rem] sm:p-8">
      {children}
    </div>
  );
}
