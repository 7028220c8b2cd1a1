import { SHORTEST_PASSWORD } from '#contract/bounds.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { TextField } from '#web/ui/field.tsx';

type NewPasswordFieldsProps = {
  problems: { password?: string | undefined; password_confirmation?: string | undefined };
};

/** A new password, and the same once more. */
export function NewPasswordFields({ problems }: NewPasswordFieldsProps) {
  const { t } = useTranslation();
  const shared = { type: 'password', autoComplete: 'new-password' };
  return (
    <>
      <TextField
        {...shared}
        name="password"
        label={t('owner.newPassword')}
        hint={t('account.passwordHint', { count: SHORTEST_PASSWORD })}
        error={problems.password}
      />
      <TextField
        {...shared}
        name="password_confirmation"
        label={t('owner.newPasswordAgain')}
        error={problems.password_confirmation}
      />
    </>
  );
}
