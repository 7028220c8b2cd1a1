import { useSession } from '../account/session.ts';
import { Flashcard } from './flashcard.tsx';
import { PracticeNote } from './practice-note.tsx';
import { Scoreboard } from './scoreboard.tsx';
import { type QuestionProps, TestScreen } from './test-screen.tsx';
import { UndoButton } from './undo-button.tsx';
import { useTraining } from './use-training.ts';

export function FlashcardsPage() {
  return <TestScreen testType="flashcards" questions={Flashcards} />;
}

function Flashcards({ sitting, act }: QuestionProps) {
  const isUser = useSession().status === 'user';
  useTraining(sitting);
  return (
    <div className="flex flex-1 flex-col">
      <Scoreboard sitting={sitting} />
      <PracticeNote word={sitting.word} />
      <Flashcard key={sitting.index} sitting={sitting} act={act} isGraded={isUser} />
      <UndoButton sitting={sitting} act={act} />
    </div>
  );
}
