import type { Question } from '#learning/round/kinds/kind.ts';
import type { Round } from '#learning/round/round-state.ts';
import type { RoundWord, Step } from '#learning/round/round-word.ts';
import type { Act } from './use-round.ts';

/** What the screen of a step is given. */
export type StepProps = { round: Round; step: Step; word: RoundWord; act: Act };

/** What the screen of a question of one shape is given. */
export type QuestionProps<Shape extends Question['shape']> = StepProps & {
  question: Extract<Question, { shape: Shape }>;
};
