import type { AskedWord } from '#contract/trainers.ts';
import { GRADES, type Grade } from '#learning/log.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { comesBack } from '../sitting/comes-back.ts';
import { useKeys } from './keys.ts';

/** What most cards get; Space and Enter press it too. */
const USUAL = 3;
const NAMES = { 1: 'again', 2: 'hard', 3: 'good', 4: 'easy' } as const;

type GradeButtonsProps = {
  word: AskedWord;
  /** They have just come, where a finger may still be. */
  isResting?: boolean;
  /** `text` says the grade, and when the word comes back. */
  onGrade: (grade: Grade, text: string) => void;
};

/** How well the word was known, each with the time until it comes back; the keys 1 to 4 press them. */
export function GradeButtons({ word, isResting = false, onGrade }: GradeButtonsProps) {
  const { t } = useTranslation();
  const { lang } = useLanguages();
  const returnAfter = (grade: Grade) => word.intervals && comesBack(word.intervals[grade], lang, 'short');
  const press = (grade: Grade) => {
    const parts = [t(`learn.${NAMES[grade]}`), returnAfter(grade)];
    onGrade(grade, parts.filter(Boolean).join(' · '));
  };
  useKeys({
    option1: () => press(1),
    option2: () => press(2),
    option3: () => press(3),
    option4: () => press(4),
    goOn: () => press(USUAL),
  });
  return (
    <fieldset aria-label={t('learn.howWell')}>
      <p aria-hidden="true" className="pb-2 text-center text-sm text-quiet">
        {t('learn.howWell')}
      </p>
      <div className="grid grid-cols-2 gap-2 min-[22.5rem]:grid-cols-4">
        {GRADES.map(grade => (
          <button
            key={grade}
            type="button"
            aria-disabled={isResting || undefined}
            aria-keyshortcuts={String(grade)}
            onClick={() => press(grade)}
            className={`flex min-h-16 flex-col items-center justify-center rounded-go border-[1.5px] px-1 py-2 text-center leading-tight ${grade === USUAL ? 'border-accent bg-accent text-on-accent hover:bg-accent-strong forced-colors:text-[ButtonText]' : 'border-edge bg-card hover:border-accent'}`}
          >
            <span className="font-semibold max-[24rem]:text-[0.9375rem]">{t(`learn.${NAMES[grade]}`)}</span>
            <span className={`text-sm leading-tight text-balance ${grade === USUAL ? '' : 'text-quiet'}`}>
              {returnAfter(grade)}
            </span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}
