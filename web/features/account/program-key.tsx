import { useEffect, useRef } from 'react';
import { ANKI_CONNECT_PATH } from '#contract/address.ts';
import { copyText } from '#web/platform/files/copy-text.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

type ProgramKeyProps = { name: string; programKey: string; onDone: () => void };

/** The key of a program, shown this once, with what is entered where in the program. */
export function ProgramKey({ name, programKey, onDone }: ProgramKeyProps) {
  const { t } = useTranslation();
  const lead = useRef<HTMLDivElement>(null);
  // The form that brought it has gone, and with it the focus.
  useEffect(() => lead.current?.focus(), []);
  const server = `${location.origin}${ANKI_CONNECT_PATH}`;
  return (
    <>
      <div ref={lead} tabIndex={-1} className="scroll-mt-24 rounded-card">
        <Notice tone="info">
          <p className="font-semibold break-words">{t('programs.keyTitle', { name })}</p>
          <p>{t('programs.keyLead')}</p>
        </Notice>
      </div>
      <p>{t('programs.setUp')}</p>
      <dl className="flex flex-col gap-4">
        <Shown label={t('programs.server')} value={server} />
        <Shown label={t('owner.factorKey')} value={programKey} />
        <Shown
          label={t('programs.address')}
          value={`${server}/${programKey}`}
          hint={t('programs.addressHint')}
        />
      </dl>
      <div>
        <Button look="main" onClick={onDone}>
          {t('programs.done')}
        </Button>
      </div>
    </>
  );
}

/** Something to be copied into another program, which runs from the left in every language. */
function Shown({ label, value, hint }: { label: string; value: string; hint?: string }) {
  const { t } = useTranslation();
  // A page without the right to the clipboard still shows it.
  const copy = () => copyText(value, { copied: t('programs.copied'), failed: t('programs.copyFailed') });
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <dt className="font-semibold">{label}</dt>
      {hint && <dd className="text-sm text-quiet">{hint}</dd>}
      <dd dir="ltr" className="rounded-card bg-well p-4 font-mono break-all select-all">
        {value}
      </dd>
      <dd>
        <Button icon="copy" onClick={() => void copy()}>
          {t('programs.copy', { what: label })}
        </Button>
      </dd>
    </div>
  );
}
