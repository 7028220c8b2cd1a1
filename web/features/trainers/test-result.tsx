import type { TestType } from '#contract/test-types.ts';
import type { AskedWord } from '#contract/trainers.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { ButtonLink } from '#web/platform/router/button-link.tsx';
import { useSourceName } from './questions/topic-name.ts';
import { ResultActions, RoundResult } from './round-result.tsx';
import type { Finished } from './sitting/sitting-state.ts';
import { useSourceLink } from './test-link.ts';

type TestResultProps = {
  testType: TestType;
  source: string;
  sitting: Finished;
  onTrain: (words: readonly AskedWord[]) => void;
  onAgain: () => void;
  onReload: () => void;
};

/** The end of a test of the menu. Flashcards begin again, a choice test brings new questions. */
export function TestResult({ testType, source, sitting, onTrain, onAgain, onReload }: TestResultProps) {
  const { t } = useTranslation();
  const sourceLink = useSourceLink();
  const sourceName = useSourceName(source);
  const isCards = testType === 'flashcards';
  const { words } = sitting;
  const over = t(isCards ? 'trainers.allCompleted' : 'trainers.finished');
  return (
    <RoundResult
      sitting={sitting}
      title={sourceName === undefined ? over : `${over} · ${sourceName}`}
      {...(isCards && { lead: t('trainers.cards', { count: words.length }) })}
      isCounted={!isCards}
      actions={missed => (
        <ResultActions
          missed={missed}
          onTrain={onTrain}
          next={
            isCards
              ? { label: t('common.retry'), onAct: onAgain }
              : { label: t('trainers.playAgain'), onAct: onReload }
          }
        >
          <ButtonLink to={sourceLink(testType)}>{t('trainers.anotherSource')}</ButtonLink>
        </ResultActions>
      )}
    />
  );
}
