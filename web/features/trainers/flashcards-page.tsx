import type { AskedWord } from '#contract/trainers.ts';
import { strengthOf } from '#learning/strength.ts';
import { useSession } from '#web/platform/session/session.ts';
import { Strokes } from '#web/ui/strokes.tsx';
import { useStandingName } from '#web/vocabulary/marks/state-mark.tsx';
import { CardActions, Flashcard } from './questions/flashcard.tsx';
import { Scoreboard } from './questions/scoreboard.tsx';
import type { QuestionProps } from './sitting/sitting.ts';
import { useTraining } from './test-frame.tsx';
import { TestScreen } from './test-screen.tsx';

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

/** How far the memory of a word has come; nothing for a new one. */
function MemoryStrokes({ word: { state } }: { word: AskedWord }) {
  const nameOf = useStandingName();
  if (state === undefined || state.state === 'new') return null;
  const strength = strengthOf(state);
  const label = nameOf({ state: state.state, strength });
  return <Strokes count={strength} isKnown={state.state === 'known'} label={label} />;
}
