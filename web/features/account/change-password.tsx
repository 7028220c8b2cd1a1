import type { Call } from '#contract/endpoint.ts';
import type { changePassword } from '#contract/sessions.ts';
import { ApiError, call } from '#web/platform/http/http.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { showToast } from '#web/platform/toasts/toasts.ts';
import { OwnerForm, useOwnerForm } from './owner-form.tsx';
import { CurrentPasswordField, NewPasswordFields } from './secret-fields.tsx';
import { validateNewPassword, validateOwner } from './validate.ts';

export function ChangePassword({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const form = useOwnerForm({
    fields: ['current_password', 'password', 'password_confirmation'],
    validate: values => ({ ...validateOwner(values), ...validateNewPassword(values) }),
    send: async body => {
      try {
        await change(body);
      } catch (error) {
        if (!isWrongPassword(error)) throw error;
        // Where the reply of a first try was lost, the new password is the current one. It may be the browser that sent it again, by
        // itself, on a connection that it still had.
        await change({ ...body, current_password: body.password }).catch(() => {
          throw error;
        });
      }
      showToast('right', t('owner.passwordChanged'));
      onDone();
    },
    failure: t('owner.passwordFailed'),
  });
  return (
    <OwnerForm form={form} label={t('owner.changePassword')}>
      <CurrentPasswordField error={form.problems.current_password} />
      <NewPasswordFields problems={form.problems} />
    </OwnerForm>
  );
}

const change = (body: Call<typeof changePassword>['body']) =>
  call<typeof changePassword>('POST', '/profile/password', { body });

const isWrongPassword = (error: unknown) => error instanceof ApiError && error.code === 'wrong_password';
