import type { ReactNode } from 'react';

/** Both ways on are of one size, beside each other where there is room. */
export const RESULT_ACTION = 'min-h-14 flex-1 basis-35 rounded-go px-3! text-base sm:min-w-45 sm:flex-none';

/** The ways on from the end of a round; on a phone they stay in reach. */
export function ResultBar({ children }: { children: ReactNode }) {
  return (
    <div
      data-bottom-bar
      className="sticky bottom-0 z-10 -mx-5 mt-6 flex flex-wrap gap-2 border-t border-line bg-paper px-5 pt-3 pb-[calc(1rem+env(safe-area-inset-bottom))] low:static sm:static sm:mx-0 sm:justify-center sm:border-0 sm:px-0"
    >
      {children}
    </div>
  );
}
