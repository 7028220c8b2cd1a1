import type { ReactNode } from 'react';

/** A question, and below it what one answers with; side by side where the screen is low. Two elements. */
export function QuestionSides({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-1 flex-col sm:max-h-164 beside:grid beside:max-h-none beside:grid-cols-2 beside:items-center beside:gap-x-5">
      {children}
    </div>
  );
}
