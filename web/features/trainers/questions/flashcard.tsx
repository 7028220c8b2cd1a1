import type { MouseEvent } from 'react';
import { FASTEST_ANSWER_MS } from '#learning/grade.ts';
import { GRADES, type Grade } from '#learning/log.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { Button } from '#web/ui/button.tsx';
import { QuestionSides } from '#web/vocabulary/questions/question-card.tsx';
import { showAnswerToast } from '../sitting/answer-toast.ts';
import { comesBack } from '../sitting/comes-back.ts';
import type { QuestionProps } from '../sitting/sitting.ts';
import { CardFaces } from './card-faces.tsx';
import { useKeys } from './keys.ts';
import { QuestionActions } from './question-actions.tsx';

type FlashcardProps = QuestionProps & {
  /** Once it is turned, the learner may say how well they knew it. */
  isGraded: boolean;
};

/** One tall card: the word, and the translation below it once it is turned. Space or Enter shows, then goes on. */
export function Flashcard({ sitting, act, isGraded }: FlashcardProps) {
  const { t } = useTranslation();
  const { isShown, askedAt } = sitting;
  const show = () => act({ kind: 'show' });
  const goOn = () => act({ kind: 'goOn' });
  const isToGrade = isShown && isGraded;
  useKeys(isToGrade ? {} : { goOn: isShown ? goOn : show });
  const unlessDoubled = (press: () => void) => (event: MouseEvent) =>
    event.detail > 1 && Date.now() - askedAt < FASTEST_ANSWER_MS ? undefined : press();
  return (
    <QuestionSides>
      <CardFaces sitting={sitting} />
      {/* Every state is as high: the card keeps its size while it turns. */}
      <div className="flex min-h-25 flex-col justify-end">
        {isToGrade && <GradeButtons sitting={sitting} act={act} />}
        {!isShown && (
          <Button look="go" onClick={unlessDoubled(show)}>
            {t('trainers.showTranslation')}
          </Button>
        )}
        {isShown && !isGraded && (
          <Button look="go" onClick={unlessDoubled(goOn)}>
            {t('trainers.next')}
          </Button>
        )}
      </div>
    </QuestionSides>
  );
}

/** Below a card: Next passes it without a grade. A mixed packet wants a grade. */
export function CardActions({ sitting, act, isGraded }: FlashcardProps) {
  const { t } = useTranslation();
  const isNextAbove = sitting.isShown && !isGraded;
  return (
    <QuestionActions sitting={sitting} act={act}>
      {!isNextAbove && (
        <Button look="text" onClick={() => act({ kind: 'goOn' })}>
          {t('trainers.next')}
        </Button>
      )}
    </QuestionActions>
  );
}

/** What most cards get; Space and Enter press it too. */
const USUAL = 3;
const NAMES = { 1: 'again', 2: 'hard', 3: 'good', 4: 'easy' } as const;

/** How well the word was known, each with the time until it comes back; the keys 1 to 4 press them. */
function GradeButtons({ sitting, act }: QuestionProps) {
  const { t } = useTranslation();
  const { lang } = useLanguages();
  const { word, stage } = sitting;
  const returnAfter = (grade: Grade) => word.intervals && comesBack(word.intervals[grade], lang, 'short');
  const press = (grade: Grade) => {
    if (!act({ kind: 'grade', grade })) return;
    const parts = [t(`learn.${NAMES[grade]}`), returnAfter(grade)];
    showAnswerToast(parts.filter(Boolean).join(' · '));
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
            aria-disabled={stage !== 'open' || undefined}
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
