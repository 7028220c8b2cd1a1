import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useSession } from '#web/platform/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceQuestion, WrongAnswerAnnouncement } from './questions/choice-question.tsx';
import { QuestionActions } from './questions/question-actions.tsx';
import { Scoreboard } from './questions/scoreboard.tsx';
import type { QuestionProps } from './sitting/sitting.ts';
import { useWordLearned } from './sitting/word-learned.ts';
import { useTraining } from './test-frame.tsx';
import { TestScreen } from './test-screen.tsx';

/** The word is asked, translations are the answers. */
export function TranslationToWordPage() {
  return <TestScreen testType="translation_to_word" questions={ChoiceTest} />;
}

/** The translation is asked, words are the answers. */
export function WordToTranslationPage() {
  return <TestScreen testType="word_to_translation" questions={ChoiceTest} />;
}

/** The questions of a choice test, one after the other. */
function ChoiceTest({ sitting, act }: QuestionProps) {
  const { t } = useTranslation();
  const isUser = useSession().status === 'user';
  const { isBusy, markLearned } = useWordLearned(act);
  const { word, index } = sitting;
  useTraining(sitting);
  return (
    <>
      <Scoreboard sitting={sitting} />
      <WrongAnswerAnnouncement sitting={sitting} />
      <ChoiceQuestion key={index} sitting={sitting} act={act} />
      <QuestionActions sitting={sitting} act={act}>
        {isUser && (
          <Button look="text" isBusy={isBusy} onClick={() => markLearned(word.id)}>
            {t('trainers.wordLearned')}
          </Button>
        )}
      </QuestionActions>
    </>
  );
}
