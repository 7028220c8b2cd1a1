import { useCause } from '#web/platform/query-view/cause.ts';
import { showFailure } from './toasts.ts';

/**
 * Says in a toast what could not be done, in the words of the specification, and below it why, where that is known. An undo that
 * failed goes along: nothing else on the screen brings back what it was to bring.
 */
export function useFailureToast(): (sentence: string, error: unknown, undo?: () => void) => void {
  const causeOf = useCause();
  return (sentence, error, undo) => {
    const cause = causeOf(error);
    showFailure(sentence, cause === sentence ? '' : cause, undo);
  };
}
