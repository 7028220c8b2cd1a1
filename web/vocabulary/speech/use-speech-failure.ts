import { ApiError } from '#web/platform/http/http.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useCause } from '#web/platform/query-view/cause.ts';
import { NoClipError } from '#web/platform/speech/clips.ts';
import { showFailure } from '#web/platform/toasts/toasts.ts';

/** Says in a toast that something could not be heard, and why. */
export function useSpeechFailure(): (error: unknown) => void {
  const { t } = useTranslation();
  const causeOf = useCause();
  return error => {
    const isMissing = error instanceof NoClipError || (error instanceof ApiError && error.status === 404);
    showFailure(t('speech.failed'), isMissing ? t('speech.notFound') : causeOf(error));
  };
}
