import type { deleteAccount } from '#contract/account-data.ts';
import { pathTo } from '#contract/pages.ts';
import type { getSecondFactor } from '#contract/second-factor.ts';
import { call } from '#web/platform/http/http.ts';
import { tokenOwner } from '#web/platform/http/token.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { removeSoundsOf } from '#web/platform/offline/sounds/sound-store.ts';
import { useNavigate } from '#web/platform/router/router.tsx';
import { useAccount } from '#web/platform/session/session.ts';
import { usePersonal } from '#web/platform/session/use-personal.ts';
import { showToast } from '#web/platform/toasts/toasts.ts';
import { OwnerForm, useOwnerForm } from './owner-form.tsx';
import { CodeField, CurrentPasswordField } from './secret-fields.tsx';
import { validateCode, validateOwner } from './validate.ts';

export function DeleteAccount() {
  const { t } = useTranslation();
  const { leave } = useAccount();
  const navigate = useNavigate();
  const factor = usePersonal<typeof getSecondFactor>('/second-factor', {});
  const asksCode = factor.data?.data.is_on === true;
  const form = useOwnerForm({
    fields: ['current_password', 'code'],
    validate: values => ({ ...validateOwner(values), ...(asksCode && validateCode(values)) }),
    send: async ({ current_password, code }) => {
      const body = { current_password, ...(asksCode && { code }) };
      await call<typeof deleteAccount>('POST', '/profile/delete', { body });
      const owner = tokenOwner();
      if (owner !== undefined) await removeSoundsOf(owner);
      showToast('info', t('owner.deleted'));
      await leave();
      // A page that asks to log in would be a strange farewell.
      navigate(pathTo('home'));
    },
    failure: t('owner.deleteFailed'),
  });
  return (
    <OwnerForm form={form} label={t('owner.deleteConfirm')} look="danger">
      <CurrentPasswordField error={form.problems.current_password} />
      {asksCode && <CodeField error={form.problems.code} />}
    </OwnerForm>
  );
}
