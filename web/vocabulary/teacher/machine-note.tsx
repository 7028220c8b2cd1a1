import type { ReactNode } from 'react';
import { Icon } from '#web/ui/icon.tsx';

/** Says beside what a machine has written that it has. */
export function MachineNote({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-start gap-1.5 text-sm text-quiet">
      <Icon name="machine" className="size-4.5" />
      <span>{children}</span>
    </p>
  );
}

/** Stands where the next letters come. */
export function Caret() {
  return (
    <span aria-hidden="true" className="stress ms-0.5 inline-block h-[1.05em] align-[-0.15em] bg-spark" />
  );
}
