import type { TextLevel } from '#contract/text-levels.ts';
import { Tag } from '#web/ui/tag.tsx';

/** The level of a text by the Common European Framework; its name is the same in every language. */
export function LevelChip({ level }: { level: TextLevel }) {
  return (
    <Tag>
      <b className="font-semibold tabular-nums">{level}</b>
    </Tag>
  );
}
