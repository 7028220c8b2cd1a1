import { useEffect, useRef } from 'react';
import { copyText } from '#web/platform/files/copy-text.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** The recovery codes, shown this once. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const { t } = useTranslation();
  const lead = useRef<HTMLDivElement>(null);
  // The form that brought them has gone, and with it the focus.
  useEffect(() => lead.current?.focus(), []);
  // A page without the right to the clipboard still shows them.
  const copy = () =>
    copyText(codes.join('\n'), { copied: t('owner.recoveryCopied'), failed: t('errors.unknown') });
  return (
    <>
      <div ref={lead} tabIndex={-1} className="scroll-mt-24 rounded-card">
        <Notice tone="info">
          <p className="font-semibold">{t('owner.recovery')}</p>
          <p>{t('owner.recoveryLead')}</p>
        </Notice>
      </div>
      <ul
        dir="ltr"
        className="grid gap-2 rounded-card bg-well p-4 font-mono sm:grid-cols-2"
        aria-label={t('owner.recovery')}
      >
        {codes.map(code => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button icon="copy" onClick={() => void copy()}>
          {t('owner.recoveryCopy')}
        </Button>
        <Button look="main" onClick={onDone}>
          {t('owner.done')}
        </Button>
      </div>
    </>
  );
}
