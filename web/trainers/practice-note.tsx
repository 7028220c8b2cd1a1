import { useTranslation } from 'react-i18next';
import type { AskedWord } from '#contract/trainers.ts';

/** Says quietly that an answer moves no date. */
export function PracticeNote({ word }: { word: AskedWord }) {
  const { t } = useTranslation();
  if (word.why !== 'practice') return null;
  return <p className="mt-1 text-sm text-quiet">{t('learn.practice')}</p>;
}
