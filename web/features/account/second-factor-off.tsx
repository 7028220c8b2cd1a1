import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import type { beginSecondFactor, confirmSecondFactor, getSecondFactor } from '#contract/second-factor.ts';
import { call } from '#web/platform/http/http.ts';
import { refresh } from '#web/platform/http/queries.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { retryOnce } from '#web/platform/loading/retry-once.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { OwnerForm, useOwnerForm } from './owner-form.tsx';
import { CodeField, CurrentPasswordField } from './secret-fields.tsx';
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

// Few people turn it on: the drawing of such pictures comes with the first one. Where it does not come, the key can be typed.
const QrCode = lazy(async (): Promise<{ default: ComponentType<{ text: string; label: string }> }> => {
  const loaded = await retryOnce(() => import('./qr-code.tsx')).catch(() => undefined);
  return { default: loaded?.QrCode ?? (() => null) };
});

/** The key of a second factor, to be scanned or typed. */
function FactorKey({ secret, uri }: { secret: string; uri: string }) {
  const { t } = useTranslation();
  return (
    <>
      <p>{t('owner.factorScan')}</p>
      <Suspense fallback={<Skeleton rows={2} className="h-12" />}>
        <QrCode text={uri} label={t('owner.factorKey')} />
      </Suspense>
      <p className="text-sm text-quiet">
        {t('owner.factorKey')}
        <code dir="ltr" className="block font-semibold text-ink select-all rtl:text-end">
          {(secret.match(/.{1,4}/g) ?? []).join(' ')}
        </code>
      </p>
    </>
  );
}
