import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { TextField } from '#web/ui/field.tsx';

/** The password of the account, asked for again where much depends on who is at the keyboard. */
export function CurrentPasswordField({ error }: { error: string | undefined }) {
  const { t } = useTranslation();
  return (
    <TextField
      name="current_password"
      type="password"
      autoComplete="current-password"
      label={t('owner.currentPassword')}
      error={error}
    />
  );
}
