import type { Reply } from '#contract/endpoint.ts';
import type { listPathSteps } from '#contract/path.ts';
import { useEndpoint } from '#web/platform/http/queries.ts';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import type { WordStates } from '#web/platform/offline/pending/word-states.ts';

type Steps = Reply<typeof listPathSteps>['data']['steps'];

/** A step of the path, counted from 1, and how far a person is with it. */
export type StepProgress = Steps[number] & { number: number; known: number; learning: number };

/** The steps of the first 1,000 words of the learning language. */
export function usePathSteps(isOn = true) {
  const { learn } = useLanguages();
  return useEndpoint<typeof listPathSteps>('/learning/path-steps', { query: { learn } }, isOn);
}

/** How many words of each step are known and being learned; without states, of a guest, none. */
export function progressOf(steps: Steps, states: WordStates = {}): StepProgress[] {
  return steps.map((step, place) => {
    const inState = (wanted: string) =>
      step.ids.filter(id => Object.hasOwn(states, id) && states[id]?.state === wanted).length;
    return { ...step, number: place + 1, known: inState('known'), learning: inState('learning') };
  });
}

/** Begun is what is being learned or known. */
export const begunOf = ({ known, learning }: StepProgress) => known + learning;

/** The step that a person is on: the first that has words to begin, or the last. */
export function stepHere(steps: readonly StepProgress[]): StepProgress | undefined {
  return steps.find(step => begunOf(step) < step.ids.length) ?? steps.at(-1);
}
