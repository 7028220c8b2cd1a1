import { useTranslation } from 'react-i18next';
import type { TestType } from '#contract/test-types.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Counter } from './scoreboard.tsx';
import type { Finished } from './sitting.ts';
import { useSourceLink } from './test-link.ts';
import { useFocusOnArrival } from './use-focus-on-arrival.ts';

type ResultCardProps = {
  testType: TestType;
  sitting: Finished;
  onAgain: () => void;
  onReload: () => void;
};

/** The end of a test: how it went and what can come next. Flashcards begin again, a choice test brings new questions. */
export function ResultCard({ testType, sitting, onAgain, onReload }: ResultCardProps) {
  const { t } = useTranslation();
  const heading = useFocusOnArrival();
  const sourceLink = useSourceLink();
  const { words, correct, wrong } = sitting;
  const isFlashcards = testType === 'flashcards';
  return (
    <section className="my-auto flex flex-col items-center gap-4 rounded-card border border-line bg-card px-6 py-10 text-center">
      <div aria-hidden="true" className="text-4xl">
        🎉
      </div>
      <h2 ref={heading} tabIndex={-1} className="head text-xl sm:text-2xl">
        {t(isFlashcards ? 'trainers.allCompleted' : 'trainers.finished')}
      </h2>
      {isFlashcards ? (
        <p className="text-quiet">{t('trainers.cards', { count: words.length })}</p>
      ) : (
        <p className="flex flex-wrap justify-center gap-x-8 text-lg tabular-nums">
          <Counter name="correct" count={correct} />
          <Counter name="wrong" count={wrong} />
        </p>
      )}
      <div className="mt-3 flex flex-wrap justify-center gap-3">
        <Button look="main" icon="restart" onClick={isFlashcards ? onAgain : onReload}>
          {t(isFlashcards ? 'common.retry' : 'trainers.playAgain')}
        </Button>
        <ButtonLink to={sourceLink(testType)}>{t('trainers.anotherSource')}</ButtonLink>
      </div>
    </section>
  );
}
