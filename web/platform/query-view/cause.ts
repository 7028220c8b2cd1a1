import { ApiError } from '#web/platform/http/http.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';

/** The codes the interface can put into words; a refusal with another one speaks for itself. */
const KNOWN = [
  'too_many_requests',
  'budget_spent',
  'not_configured',
  'unavailable',
  'wrong_credentials',
  'email_taken',
  'link_expired',
  'sign_up_closed',
  'login_required',
  'too_large',
  'invalid_input',
  'not_found',
] as const;

/** What this server says of a failure of its own, which is more than English in 17 languages. */
const OWN_FAILURE = 'Something went wrong. Please try again.';

/** Why a call failed, in plain words: in the visitor's language where its code is known, else as the server wrote it; empty where nothing is known. */
export function useCause(): (error: unknown) => string {
  const { t } = useTranslation();
  return error => {
    if (!(error instanceof ApiError)) return '';
    if (error.status === 0) return t('errors.offline');
    const code = KNOWN.find(known => known === error.code);
    if (code !== undefined) return t(`errors.${code}`);
    return error.message === OWN_FAILURE ? t('errors.unknown') : error.message;
  };
}
