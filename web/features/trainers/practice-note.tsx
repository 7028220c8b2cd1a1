import type { AskedWord } from '#contract/trainers.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';

/** Says quietly that an answer moves no date. */
export function PracticeNote({ word }: { word: AskedWord }) {
  const { t } = useTranslation();
  return word.why === 'practice' ? t('learn.practice') : null;
}
