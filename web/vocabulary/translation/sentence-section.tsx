import { useEffect, useId, useRef } from 'react';
import type { ErrorCode } from '#contract/envelope.ts';
import { directionOf } from '#languages/index.ts';
import { ApiError } from '#web/platform/http/http.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { useCause } from '#web/platform/query-view/cause.ts';
import type { ShownQuery } from '#web/platform/query-view/query-view.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { TranslatableSentence } from './use-translations.ts';

/** A sentence that may be translated, what is known of its translation, and whether the reader wants to see it. */
export type OfferedSentence = {
  sentence: TranslatableSentence;
  query: ShownQuery<string | null>;
  isWanted: boolean;
  onSwitch: () => void;
};

type SentenceSectionProps = OfferedSentence & {
  /** What the button says, where it is no sentence of a tapped word. */
  label?: string;
};

/** The button that translates the sentence of a word, and below it what the service says. */
export function SentenceSection({ label, sentence, query, isWanted, onSwitch }: SentenceSectionProps) {
  const { t } = useTranslation();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const shown = useRef<HTMLDivElement>(null);
  const { data, isError, isFetching } = query;
  const isShown = isWanted && !isFetching && (data !== undefined || isError);
  // A small screen's sheet may end above it.
  useEffect(() => {
    if (isShown) shown.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown]);
  const handleRetry = () => {
    // The notice that was pressed in is gone meanwhile.
    button.current?.focus();
    void query.refetch();
  };
  return (
    <div className="grid gap-1">
      <Button
        ref={button}
        look="text"
        isBusy={isWanted && isFetching}
        aria-expanded={isShown}
        aria-controls={isShown ? id : undefined}
        onClick={onSwitch}
        className="-mx-3 min-h-11 justify-self-start"
      >
        {label ?? t('translation.sentence')}
      </Button>
      {isShown && (
        <div ref={shown} id={id} className="mb-2 rounded-card bg-well px-4 py-3">
          {sentence.isPart && <PartOfSentence {...sentence} />}
          {typeof data === 'string' && <Translated text={data} />}
          {data === null && <p className="text-quiet">{t('translation.sentenceUnknown')}</p>}
          {data === undefined && <Failed error={query.error} onRetry={handleRetry} />}
        </div>
      )}
    </div>
  );
}

function Translated({ text }: { text: string }) {
  const { t } = useTranslation();
  const { lang } = useLanguages();
  return (
    <>
      <p lang={lang} dir={directionOf(lang)} className="break-words">
        {text}
      </p>
      <p className="mt-1 text-sm text-quiet">{t('translation.byMachine')}</p>
    </>
  );
}

/** What was translated, where it is not all of the sentence. */
function PartOfSentence({ text, learn }: TranslatableSentence) {
  const { t } = useTranslation();
  return (
    <div className="mb-2 text-sm text-quiet">
      <p>{t('translation.sentencePart')}</p>
      <p lang={learn} dir={directionOf(learn)} className="mt-1 line-clamp-3 break-words">
        {text}
      </p>
    </div>
  );
}

/** Another try would come to the same. */
const FINAL: ReadonlySet<ErrorCode> = new Set(['budget_spent', 'not_configured', 'invalid_input']);

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation();
  const cause = useCause()(error);
  const isCutOff = error instanceof ApiError && error.status === 0;
  const isFinal = error instanceof ApiError && FINAL.has(error.code);
  return (
    <Notice tone="wrong" action={isFinal ? undefined : { label: t('common.retry'), onAct: onRetry }}>
      <p className="font-semibold">
        {t(isCutOff ? 'translation.sentenceOffline' : 'translation.sentenceFailed')}
      </p>
      {cause && <p>{cause}</p>}
    </Notice>
  );
}

/** Says the translation of a sentence to screen readers; it has to be on the page before the first one is translated. */
export function SentenceStatus({ offered }: { offered: OfferedSentence | undefined }) {
  const { t } = useTranslation();
  const { lang } = useLanguages();
  const data = offered?.isWanted ? offered.query.data : undefined;
  return (
    <p role="status" className="sr-only">
      {data === null ? t('translation.sentenceUnknown') : data && <span lang={lang}>{data}</span>}
    </p>
  );
}
