import { useFormats } from '#web/platform/i18n/formats.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import type { TextCoverage } from './text-coverage.ts';

/** How much of a text somebody knows, in words. */
export function KnownShare(coverage: TextCoverage) {
  const share = useKnownShare(coverage);
  return share === undefined ? null : <span className="text-sm text-quiet tabular-nums">{share}</span>;
}

/** Less is written as 0 %. */
const LEAST_SHARE = 0.005;

/** The same as a text. As long as nothing is known it says how much is being learned, and nothing of somebody who has begun nothing of it. */
export function useKnownShare({ known, learning, total }: TextCoverage): string | undefined {
  const { t } = useTranslation();
  const { percent } = useFormats();
  const shareOf = (words: number) =>
    total > 0 && words / total >= LEAST_SHARE ? percent(words / total) : undefined;
  const [knownShare, learningShare] = [shareOf(known), shareOf(learning)];
  if (knownShare !== undefined) return t('reader.youKnow', { percent: knownShare });
  return learningShare === undefined ? undefined : `${t('marks.short.learning')}: ${learningShare}`;
}
