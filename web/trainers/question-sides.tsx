import type { ReactNode } from 'react';

/** A question, and below it what one answers with; side by side where the screen is low. Two elements. */
export function QuestionSides({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-1 flex-col beside:grid beside:grid-cols-2 beside:items-center beside:gap-x-5">
      {children}
    </div>
  );
}
