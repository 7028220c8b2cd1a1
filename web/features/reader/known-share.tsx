import { useFormats } from '#web/platform/i18n/formats.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import type { Familiarity } from './familiarity.ts';

/**
 * How much of a text somebody knows, in words. As long as that is nothing it is how much of it is being learned: who has begun is not
 * told what is missing, and who has not sees the empty bar alone.
 */
export function KnownShare({ known, learning, total }: Familiarity) {
  const { t } = useTranslation();
  const { percent } = useFormats();
  const shareOf = (words: number) =>
    total > 0 && words / total >= LEAST ? percent(words / total) : undefined;
  const [knownShare, learningShare] = [shareOf(known), shareOf(learning)];
  if (knownShare === undefined && learningShare === undefined) return null;
  return (
    <span className="text-sm text-quiet tabular-nums">
      {knownShare === undefined
        ? `${t('marks.short.learning')}: ${learningShare}`
        : t('reader.youKnow', { percent: knownShare })}
    </span>
  );
}

/** What is less is written as 0 %. */
const LEAST = 0.005;
