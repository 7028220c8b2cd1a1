import { useCause } from './cause.ts';
import { showFailure } from './toasts.ts';

/** Says in a toast what could not be done, in the words of the specification, and below it why, where that is known. */
export function useFailureToast(): (sentence: string, error: unknown) => void {
  const causeOf = useCause();
  return (sentence, error) => {
    const cause = causeOf(error);
    showFailure(sentence, cause === sentence ? '' : cause);
  };
}
