import { useTranslation } from '../i18n/i18n.tsx';
import { newId } from '../new-id.ts';
import { showAnswerToast } from '../trainers/answer-toast.ts';
import { ChoiceQuestion } from '../trainers/choice-question.tsx';
import { Flashcard } from '../trainers/flashcard.tsx';
import { MistakeNews } from '../trainers/mistake-news.tsx';
import { QuestionActions } from '../trainers/question-actions.tsx';
import { Scoreboard } from '../trainers/scoreboard.tsx';
import type { QuestionProps } from '../trainers/test-screen.tsx';
import { useTraining } from '../trainers/use-training.ts';
import { Button } from '../ui/button.tsx';
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
      <MistakeNews sitting={sitting} />
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
