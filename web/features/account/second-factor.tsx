import { useState } from 'react';
import type { getSecondFactor } from '#contract/second-factor.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { QueryView } from '#web/platform/query-view/query-view.tsx';
import { usePersonal } from '#web/platform/session/use-personal.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecondFactorOff } from './second-factor-off.tsx';
import { SecondFactorOn } from './second-factor-on.tsx';

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
