import { ProgressBar } from '#web/ui/progress-bar.tsx';
import type { Begun } from './use-category-progress.ts';

/** The known words of a category in green, the others that are the person's in the hue of its shelf. The text beside it says the number. */
export function BegunBar({ begun: { mine, known }, total }: { begun: Begun; total: number }) {
  const isWhole = mine >= total;
  return (
    <ProgressBar
      parts={[
        { count: isWhole ? mine : known, look: 'known' },
        { count: isWhole ? 0 : mine - known, look: 'shelf' },
      ]}
      total={total}
    />
  );
}
