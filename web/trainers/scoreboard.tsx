import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/icon.tsx';
import type { Playing } from './sitting.ts';

const COUNTERS = {
  correct: { icon: 'check', colour: 'text-correct' },
  wrong: { icon: 'cross', colour: 'text-wrong' },
} as const;

/** How far the test is, and in a choice test how it goes. */
export function Scoreboard({ sitting }: { sitting: Playing }) {
  const { t } = useTranslation();
  const { index, words, mode } = sitting;
  return (
    <div>
      <progress
        aria-label={t('trainers.progress')}
        value={index}
        max={words.length}
        className="block h-1.5 w-full appearance-none overflow-hidden rounded-chip bg-line [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent [&::-webkit-progress-value]:transition-[inline-size] [&::-webkit-progress-value]:duration-200"
      />
      <div className="mt-2 flex flex-wrap justify-between gap-x-4 text-sm tabular-nums text-quiet">
        <span>{t('trainers.position', { position: index + 1, total: words.length })}</span>
        {mode !== 'flashcards' && (
          <span className="flex gap-4">
            <Counter name="correct" count={sitting.correct} />
            <Counter name="wrong" count={sitting.wrong} />
          </span>
        )}
      </div>
    </div>
  );
}

export function Counter({ name, count }: { name: keyof typeof COUNTERS; count: number }) {
  const { t } = useTranslation();
  const { icon, colour } = COUNTERS[name];
  return (
    <span className="inline-flex items-center gap-1">
      <Icon name={icon} className={`size-4 ${colour}`} />
      {t(`trainers.${name}`)} <b className="text-ink">{count}</b>
    </span>
  );
}
