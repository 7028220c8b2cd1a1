import type { TextLevel } from '#contract/text-levels.ts';

/** The level of a text by the Common European Framework; its name is the same in every language. */
export function LevelChip({ level }: { level: TextLevel }) {
  return (
    <span className="rounded-chip bg-accent-soft px-2.5 py-0.5 text-sm font-semibold text-accent tabular-nums">
      {level}
    </span>
  );
}
