import { useSession } from '#web/platform/session/session.ts';
import { CardActions, Flashcard } from './flashcard.tsx';
import { MemoryStrokes } from './memory-strokes.tsx';
import { Scoreboard } from './scoreboard.tsx';
import { type QuestionProps, TestScreen } from './test-screen.tsx';
import { useTraining } from './use-training.ts';

export function FlashcardsPage() {
  return <TestScreen testType="flashcards" questions={Flashcards} />;
}

function Flashcards({ sitting, act }: QuestionProps) {
  const isUser = useSession().status === 'user';
  useTraining(sitting);
  return (
    <>
      <Scoreboard sitting={sitting}>
        <MemoryStrokes word={sitting.word} />
      </Scoreboard>
      <Flashcard key={sitting.index} sitting={sitting} act={act} isGraded={isUser} />
      <CardActions sitting={sitting} act={act} isGraded={isUser} />
    </>
  );
}
