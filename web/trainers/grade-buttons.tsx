import { useTranslation } from 'react-i18next';
import { GRADES, type Grade } from '#learning/log.ts';
import { useLanguages } from '../i18n/languages.ts';
import { showAnswerToast } from './answer-toast.ts';
import { comesBack } from './comes-back.ts';
import type { QuestionProps } from './test-screen.tsx';
import { useKeys } from './use-keys.ts';

const NAMES = { 1: 'again', 2: 'hard', 3: 'good', 4: 'easy' } as const;

/** How well the word was known, each with the time until it comes back; the keys 1 to 4 press them. */
export function GradeButtons({ sitting, act }: QuestionProps) {
  const { t } = useTranslation();
  const { lang } = useLanguages();
  const { word, stage } = sitting;
  const returnAfter = (grade: Grade) => word.intervals && comesBack(word.intervals[grade], lang);
  const press = (grade: Grade) => {
    if (!act({ kind: 'grade', grade })) return;
    const parts = [t(`learn.${NAMES[grade]}`), returnAfter(grade)];
    showAnswerToast(parts.filter(Boolean).join(' · '), () => act({ kind: 'undo' }));
  };
  useKeys({
    option1: () => press(1),
    option2: () => press(2),
    option3: () => press(3),
    option4: () => press(4),
  });
  return (
    <fieldset aria-label={t('learn.howWell')} className="grid grid-cols-4 gap-2 sm:gap-3">
      {GRADES.map(grade => (
        <button
          key={grade}
          type="button"
          aria-disabled={stage !== 'open' || undefined}
          aria-keyshortcuts={String(grade)}
          onClick={() => press(grade)}
          className="flex min-h-16 flex-col items-center justify-center rounded-card border border-edge bg-card px-1 py-2 text-center transition-colors duration-150 hover:border-accent hover:bg-accent-soft"
        >
          <span className="font-medium">{t(`learn.${NAMES[grade]}`)}</span>
          <span className="text-sm leading-tight text-quiet">{returnAfter(grade)}</span>
        </button>
      ))}
    </fieldset>
  );
}
