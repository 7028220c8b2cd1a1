import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { beginSecondFactor, confirmSecondFactor, getSecondFactor } from '#contract/second-factor.ts';
import { call } from '#web/platform/http/http.ts';
import { refresh } from '#web/platform/http/queries.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { CodeField } from './code-field.tsx';
import { CurrentPasswordField } from './current-password-field.tsx';
import { FactorKey } from './factor-key.tsx';
import { OwnerForm } from './owner-form.tsx';
import { useOwnerForm } from './use-owner-form.ts';
import { validateCode, validateOwner } from './validate.ts';

type Key = { secret: string; uri: string };

/** Two steps: the password brings the key, a first code turns the second factor on. */
export function SecondFactorOff({ onCodes }: { onCodes: (codes: string[]) => void }) {
  const [key, setKey] = useState<Key | null>(null);
  return key === null ? <Begin onKey={setKey} /> : <Confirm shown={key} onCodes={onCodes} />;
}

function Begin({ onKey }: { onKey: (key: Key) => void }) {
  const { t } = useTranslation();
  const form = useOwnerForm({
    fields: ['current_password'],
    validate: validateOwner,
    send: async body => {
      const reply = await call<typeof beginSecondFactor>('POST', '/second-factor/begin', { body });
      onKey(reply.data);
    },
    failure: t('owner.factorFailed'),
  });
  return (
    <OwnerForm form={form} label={t('owner.factorBegin')}>
      <CurrentPasswordField error={form.problems.current_password} />
    </OwnerForm>
  );
}

function Confirm({ shown, onCodes }: { shown: Key; onCodes: (codes: string[]) => void }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const form = useOwnerForm({
    fields: ['code'],
    validate: validateCode,
    send: async body => {
      const reply = await call<typeof confirmSecondFactor>('POST', '/second-factor/confirm', { body });
      onCodes(reply.data.recovery_codes);
      await refresh<typeof getSecondFactor>(queries, '/second-factor');
    },
    failure: t('owner.factorFailed'),
  });
  return (
    <OwnerForm form={form} label={t('owner.confirm')}>
      <FactorKey {...shown} />
      <CodeField error={form.problems.code} autoFocus />
    </OwnerForm>
  );
}
