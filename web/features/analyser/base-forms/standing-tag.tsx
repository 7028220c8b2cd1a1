import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { Tag } from '#web/ui/tag.tsx';
import type { Standing } from './use-word-rows.ts';

/** How the person stands with a word: new, learning, known. Small words, and those of no row, have no sign. */
export function StandingTag({ standing }: { standing: Standing }) {
  const { t } = useTranslation();
  if (standing === 'new' || standing === 'learning' || standing === 'known')
    return <Tag look={standing}>{t(`marks.short.${standing}`)}</Tag>;
  return standing === 'ignored' ? <Tag>{t('marks.ignored')}</Tag> : null;
}
