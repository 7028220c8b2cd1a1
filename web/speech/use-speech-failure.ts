import { ApiError } from '../http.ts';
import { useTranslation } from '../i18n/i18n.tsx';
import { useCause } from '../ui/cause.ts';
import { showFailure } from '../ui/toasts.ts';
import { NoClipError } from './clips.ts';

/** Says in a toast that something could not be heard, and why. */
export function useSpeechFailure(): (error: unknown) => void {
  const { t } = useTranslation();
  const causeOf = useCause();
  return error => {
    const isMissing = error instanceof NoClipError || (error instanceof ApiError && error.status === 404);
    showFailure(t('speech.failed'), isMissing ? t('speech.notFound') : causeOf(error));
  };
}
