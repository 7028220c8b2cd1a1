import { SHORTEST_PASSWORD } from '#contract/bounds.ts';
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
