import type { WordStanding } from '#contract/word-states.ts';
import { useFormats } from '#web/platform/i18n/formats.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { isDue } from './filters.ts';

/** What the strokes beside it mean: due now, when it comes back, known, new. `today` is a day number. */
export function StandingNote({ standing, today }: { standing: WordStanding | undefined; today: number }) {
  const { t } = useTranslation();
  const { inDays } = useFormats();
  if (isDue(standing, today)) return <Tag look="learning">{t('marks.short.due')}</Tag>;
  const state = standing?.state ?? 'new';
  if (state === 'new') return <Tag look="new">{t('marks.short.oneNew')}</Tag>;
  if (state === 'known') return <Tag look="known">{t('marks.known')}</Tag>;
  if (state === 'ignored' || standing?.dueDay === undefined) return <Tag>{t('marks.ignored')}</Tag>;
  return (
    // As high as the tags.
    <span className="flex min-h-6 items-center text-sm text-quiet tabular-nums">
      {inDays(standing.dueDay - today)}
    </span>
  );
}

/** Holds the room of a note that is on its way; most words of a list are new. */
export function StandingRoom() {
  const { t } = useTranslation();
  return (
    <span aria-hidden="true" className="invisible">
      <Tag look="new">{t('marks.short.oneNew')}</Tag>
    </span>
  );
}
