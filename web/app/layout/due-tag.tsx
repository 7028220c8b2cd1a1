import { useFormats } from '#web/platform/i18n/formats.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { useLearning } from '#web/vocabulary/study/use-learning.ts';

/** How many words wait today in the learning language; nothing while there are none. */
export function DueTag() {
  const { t } = useTranslation();
  const { number } = useFormats();
  const due = useLearning().data?.data.left ?? 0;
  if (due === 0) return null;
  return (
    <Tag look="learning">
      <span className="tabular-nums">
        {t('marks.short.due')} {number(due)}
      </span>
    </Tag>
  );
}
