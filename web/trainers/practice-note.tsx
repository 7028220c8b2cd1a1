import { useTranslation } from 'react-i18next';
import type { AskedWord } from '#contract/trainers.ts';

/** Says quietly that an answer moves no date. */
export function PracticeNote({ word }: { word: AskedWord }) {
  const { t } = useTranslation();
  return word.why === 'practice' ? t('learn.practice') : null;
}
