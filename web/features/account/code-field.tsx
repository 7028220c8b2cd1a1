import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { TextField } from '#web/ui/field.tsx';

/** The code of the second factor; programs that keep passwords know it by its kind. */
export function CodeField({ error, autoFocus }: { error: string | undefined; autoFocus?: boolean }) {
  const { t } = useTranslation();
  return (
    <TextField
      name="code"
      autoComplete="one-time-code"
      dir="ltr"
      autoFocus={autoFocus}
      label={t('owner.code')}
      hint={t('owner.codeHint')}
      error={error}
    />
  );
}
