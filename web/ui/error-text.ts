import { useTranslation } from 'react-i18next';
import { ApiError } from '../http.ts';

/** Codes whose meaning is the same on every screen; the others say less than the screen's own words. */
const KNOWN = [
  'too_many_requests',
  'unavailable',
  'wrong_credentials',
  'email_taken',
  'login_required',
  'too_large',
] as const;

/** Turns what went wrong into a sentence in the visitor's language; `fallback` is the screen's own. */
export function useErrorText(): (error: unknown, fallback: string) => string {
  const { t } = useTranslation();
  return (error, fallback) => {
    if (!(error instanceof ApiError)) return fallback;
    if (error.status === 0) return t('errors.offline');
    const code = KNOWN.find(known => known === error.code);
    return code === undefined ? fallback : t(`errors.${code}`);
  };
}
