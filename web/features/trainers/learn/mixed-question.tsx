import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { newId } from '#web/platform/storage/new-id.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceQuestion, WrongAnswerAnnouncement } from '../questions/choice-question.tsx';
import { Flashcard } from '../questions/flashcard.tsx';
import { QuestionActions } from '../questions/question-actions.tsx';
import { Scoreboard } from '../questions/scoreboard.tsx';
import { showAnswerToast } from '../sitting/answer-toast.ts';
import type { QuestionProps } from '../sitting/sitting.ts';
import { useTraining } from '../test-frame.tsx';
import { NewWord } from './new-word.tsx';

/** One question of a mixed packet, or the word itself when it is new. */
export function MixedQuestion({ sitting, act }: QuestionProps) {
  const { t } = useTranslation();
  const { word, index } = sitting;
  useTraining(sitting);
  const markKnown = () => {
    if (!act({ kind: 'learned', word: { wordId: word.id, markId: newId() } })) return;
    showAnswerToast(t('learn.markedKnown', { word: word.word }), () => act({ kind: 'undo' }));
  };
  return (
    <>
      <Scoreboard sitting={sitting} />
      <WrongAnswerAnnouncement sitting={sitting} />
      <Question key={index} sitting={sitting} act={act} />
      <QuestionActions sitting={sitting} act={act}>
        <Button look="text" onClick={markKnown}>
          {t('trainers.wordLearned')}
        </Button>
      </QuestionActions>
    </>
  );
}

function Question({ sitting, act }: QuestionProps) {
  const { stage, word, askedAt } = sitting;
  if (stage === 'meeting')
    return <NewWord word={word} askedAt={askedAt} onMet={() => act({ kind: 'met' })} />;
  if (sitting.testType === 'flashcards') return <Flashcard sitting={sitting} act={act} isGraded />;
  return <ChoiceQuestion sitting={sitting} act={act} />;
}
