import { useId } from 'react';
import { ApiError } from '#web/platform/http/http.ts';
import { useFormats } from '#web/platform/i18n/formats.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useCause } from '#web/platform/query-view/cause.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import type { Told } from './import-dictionary.ts';
import { PairNames } from './pair-names.tsx';
import { TellForm } from './tell-form.tsx';
import type { Import, ImportStep } from './use-imports.ts';

type ImportRowProps = {
  brought: Import;
  start: (key: string, told: Told) => Promise<void>;
  stop: (key: string) => void;
  goOn: (brought: Import) => Promise<void>;
  takeAway: (key: string) => void;
};

/** One dictionary that is being brought: what was found, how far it is, or what is wrong with it. */
export function ImportRow({ brought, start, stop, goOn, takeAway }: ImportRowProps) {
  const { t } = useTranslation();
  const { key, name, told, step } = brought;
  const title = told?.title ?? name;
  if (step.name === 'asking')
    return (
      <TellForm
        name={name}
        about={step.about}
        onStart={written => void start(key, { ...written, fingerprint: step.fingerprint })}
        onCancel={() => takeAway(key)}
      />
    );
  return (
    <div className="flex items-start gap-3">
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere">
          <bdi>{title}</bdi>
        </p>
        {told && (
          <p className="text-sm text-quiet">
            <PairNames learn={told.learn} lang={told.lang} />
          </p>
        )}
        <Step step={step} />
      </div>
      {step.name === 'reading' && (
        <Button ref={focusLost} look="text" onClick={() => stop(key)}>
          {t('dictionaries.stop')}
        </Button>
      )}
      {step.name === 'stopped' && (
        <Button icon="restart" onClick={() => void goOn(brought)}>
          {t('dictionaries.goOn')}
        </Button>
      )}
      {step.name !== 'reading' && (
        <IconButton
          icon="cross"
          look="quiet"
          label={t('dictionaries.takeAway', { name: title })}
          onClick={() => takeAway(key)}
        />
      )}
    </div>
  );
}

/** The form before it is gone, with the focus. */
const focusLost = (button: HTMLButtonElement | null) => {
  if (document.activeElement === document.body) button?.focus();
};

function Step({ step }: { step: ImportStep }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const id = useId();
  const whyStopped = useWhyStopped();
  if (step.name === 'opening' || step.name === 'asking')
    return (
      <p role="status" className="flex items-center gap-2 text-sm text-quiet">
        <Spinner />
        {t('dictionaries.opening')}
      </p>
    );
  if (step.name === 'reading')
    return (
      <>
        <label htmlFor={id} className="text-sm text-quiet tabular-nums">
          {t('dictionaries.entriesRead', { number: number(step.read) })}
        </label>
        <progress id={id} value={step.share} max={1} className="h-3 w-full accent-accent" />
      </>
    );
  if (step.name === 'refused')
    return (
      <p role="alert" className="text-sm text-wrong wrap-anywhere">
        {t(`dictionaries.problem.${step.problem}`, { file: step.file })}
      </p>
    );
  if (step.name === 'stopped')
    return (
      <p role="alert" className="text-sm text-wrong">
        {whyStopped(step.error)}
      </p>
    );
  const said =
    step.name === 'there'
      ? t('dictionaries.there')
      : t('dictionaries.entries', { number: number(step.entries) });
  return (
    <p role="status" className="text-sm text-correct">
      {said}
    </p>
  );
}

/** Why the writing ended: there is no room, or a call came to nothing. What was written stays for a day. */
function useWhyStopped(): (error: unknown) => string {
  const { t } = useTranslation();
  const causeOf = useCause();
  return error => {
    if (error instanceof ApiError && error.errors.bytes !== undefined) return t('dictionaries.noRoom');
    return [error === undefined ? '' : causeOf(error), t('dictionaries.stopped')].filter(Boolean).join(' ');
  };
}
