import { openStep, openWord, type Round } from '#learning/round/round-state.ts';
import { BuildSentence } from './kinds/build-sentence.tsx';
import { Choice } from './kinds/choice.tsx';
import { GradedCard } from './kinds/graded-card.tsx';
import { MatchPairs } from './kinds/match-pairs.tsx';
import { Meet } from './kinds/meet.tsx';
import { Write } from './kinds/write.tsx';
import type { Act } from './use-round.ts';

/** The open step: a word that is met, or a question by the shape that it has. */
export function StepScreen({ round, act }: { round: Round; act: Act }) {
  const step = openStep(round);
  const word = openWord(round);
  const { question } = round;
  if (step === undefined) return null;
  const key = `${step.number} ${step.kind} ${step.wordIds.join()}`;
  if (question?.shape === 'pairs')
    return <MatchPairs key={key} round={round} step={step} question={question} act={act} />;
  if (word === undefined) return null;
  const props = { round, step, word, act };
  if (question === null) return <Meet key={key} {...props} />;
  switch (question.shape) {
    case 'choice':
      return <Choice key={key} {...props} question={question} />;
    case 'text':
      return <Write key={key} {...props} question={question} />;
    case 'tiles':
      return <BuildSentence key={key} {...props} question={question} />;
    case 'card':
      return <GradedCard key={key} {...props} question={question} />;
  }
}
