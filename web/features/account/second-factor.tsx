import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { endSecondFactor, getSecondFactor, renewRecoveryCodes } from '#contract/second-factor.ts';
import { call } from '#web/platform/http/http.ts';
import { refresh } from '#web/platform/http/queries.ts';
import { useFormats } from '#web/platform/i18n/formats.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { QueryView } from '#web/platform/query-view/query-view.tsx';
import { usePersonal } from '#web/platform/session/use-personal.ts';
import { showToast } from '#web/platform/toasts/toasts.ts';
import { CheckField } from '#web/ui/check-field.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { OwnerForm, useOwnerForm } from './owner-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecondFactorOff } from './second-factor-off.tsx';
import { CodeField, CurrentPasswordField } from './secret-fields.tsx';
import { validateCode, validateOwner } from './validate.ts';

/** Whether a code is asked for at login, and how that is changed. */
export function SecondFactor() {
  const { t } = useTranslation();
  const query = usePersonal<typeof getSecondFactor>('/second-factor', {});
  const [codes, setCodes] = useState<string[] | null>(null);
  if (codes !== null) return <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />;
  return (
    <QueryView
      query={query}
      failure={t('owner.factorNotLoaded')}
      loading={<Skeleton rows={2} className="h-12" />}
    >
      {({ data }) =>
        data.is_on ? (
          <SecondFactorOn codesLeft={data.recovery_codes} onCodes={setCodes} />
        ) : (
          <SecondFactorOff onCodes={setCodes} />
        )
      }
    </QueryView>
  );
}

type SecondFactorOnProps = { codesLeft: number; onCodes: (codes: string[]) => void };

/** With password and a code the second factor is turned off, or gets new recovery codes. */
function SecondFactorOn({ codesLeft, onCodes }: SecondFactorOnProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const queries = useQueryClient();
  const [isRenewing, setIsRenewing] = useState(false);
  const form = useOwnerForm({
    fields: ['current_password', 'code', 'wish'],
    validate: values => ({ ...validateOwner(values), ...validateCode(values) }),
    send: async ({ wish, ...body }) => {
      if (wish === 'renew') {
        const reply = await call<typeof renewRecoveryCodes>('POST', '/second-factor/recovery-codes', {
          body,
        });
        onCodes(reply.data.recovery_codes);
      } else {
        await call<typeof endSecondFactor>('POST', '/second-factor/end', { body });
        showToast('info', t('owner.factorEnded'));
      }
      await refresh<typeof getSecondFactor>(queries, '/second-factor');
    },
    failure: t('owner.factorFailed'),
  });
  return (
    <OwnerForm
      form={form}
      // A press says what it does: with new codes the second factor stays on.
      {...(isRenewing ? { label: t('owner.confirm') } : { label: t('owner.factorEnd'), look: 'danger' })}
    >
      <p>{t('owner.factorOn')}</p>
      <p className="text-quiet">{t('owner.recoveryLeft', { number: number(codesLeft) })}</p>
      <CurrentPasswordField error={form.problems.current_password} />
      <CodeField error={form.problems.code} />
      <CheckField
        name="wish"
        value="renew"
        label={t('owner.recoveryRenew')}
        checked={isRenewing}
        onChange={event => setIsRenewing(event.target.checked)}
      />
    </OwnerForm>
  );
}
