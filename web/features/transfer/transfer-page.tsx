import { type TransferPart, transferPartIn } from '#contract/transfer-parts.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { LanguagePairFields } from '#web/platform/languages/language-pair-fields.tsx';
import { useSearchParams } from '#web/platform/router/router.tsx';
import { usePageTitle } from '#web/platform/router/use-page-title.ts';
import { NotAuthorized } from '#web/platform/session/not-authorized.tsx';
import { useSession } from '#web/platform/session/session.ts';
import { FileButton } from '#web/ui/file-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Segment } from '#web/ui/segment.tsx';
import { DictionariesPart } from './dictionaries/dictionaries-part.tsx';
import { ExportButtons } from './export-buttons.tsx';
import { FilePreview } from './file-preview.tsx';
import { ImportReport } from './import-report.tsx';
import { PasteForm } from './paste/paste-form.tsx';
import { TaskProgress } from './task-progress.tsx';
import { useImport } from './use-import.ts';

const SECTION = 'flex flex-col gap-4 rounded-card border border-line bg-card p-4 sm:p-6';

/** Words come in from tables and Anki packages, and go out to them; dictionaries to look words up in come in. */
export function TransferPage() {
  const { t } = useTranslation();
  const { status } = useSession();
  const [part, setPart] = usePart();
  usePageTitle(t('transfer.title'));
  if (status === 'guest')
    return <NotAuthorized title={t('transfer.title')} text={t('transfer.loginToUse')} />;
  return (
    <div className="mx-auto max-w-form">
      <PageHeader
        title={t('transfer.title')}
        lead={t(part === 'words' ? 'transfer.lead' : 'dictionaries.lead')}
      />
      <div className="flex flex-col items-stretch gap-6">
        <Segment
          legend={t('transfer.title')}
          options={[
            { value: 'words', label: t('dictionaries.words') },
            { value: 'dictionaries', label: t('dictionaries.title') },
          ]}
          value={part}
          onChange={setPart}
          className="self-start"
        />
        {part === 'words' ? <WordsPart /> : <DictionariesPart />}
      </div>
    </div>
  );
}

/** Which of the two is shown: the address says it, so that it can be linked and gone back to. */
function usePart() {
  const [parameters, setParameters] = useSearchParams();
  const part = transferPartIn(parameters);
  const setPart = (chosen: TransferPart) =>
    setParameters(
      current => {
        if (chosen === 'words') current.delete('part');
        else current.set('part', chosen);
        return current;
      },
      { replace: true },
    );
  return [part, setPart] as const;
}

function WordsPart() {
  const { t } = useTranslation();
  return (
    <>
      <LanguagePairFields />
      <section className={SECTION}>
        <h2 className="head text-xl sm:text-2xl">{t('transfer.import')}</h2>
        <Import />
      </section>
      <section className={SECTION}>
        <h2 className="head text-xl sm:text-2xl">{t('transfer.export')}</h2>
        <p className="text-quiet">{t('transfer.exportLead')}</p>
        <ExportButtons />
      </section>
    </>
  );
}

function Import() {
  const { t } = useTranslation();
  const pair = useLanguages();
  const { step, read, readList, add, cancel, restart } = useImport(pair);
  if (step.name === 'preview')
    return (
      <FilePreview
        key={`${pair.lang} ${pair.learn}`}
        tables={step.tables}
        pair={pair}
        onStart={(table, mapping) => void add(table, mapping)}
        onCancel={restart}
      />
    );
  if (step.name === 'done')
    return <ImportReport result={step.result} onGoOn={step.goOn} onRestart={restart} />;
  if (step.name !== 'choose') {
    const label = t(step.name === 'read' ? 'transfer.reading' : 'transfer.adding');
    return <TaskProgress label={label} share={step.share} onCancel={cancel} />;
  }
  return (
    <>
      {step.problem && <Notice tone="wrong">{t(`transfer.problem.${step.problem}`)}</Notice>}
      <FileChooser onChoose={file => void read(file)} />
      <details>
        <summary className="flex min-h-11 w-fit items-center text-accent underline underline-offset-4">
          {t('transfer.paste')}
        </summary>
        <div className="pt-3">
          <PasteForm onRead={readList} />
        </div>
      </details>
    </>
  );
}

/** The choice of a file of words, with what may be chosen. */
function FileChooser({ onChoose }: { onChoose: (file: File) => void }) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col items-start gap-2">
      <FileButton
        look="main"
        accept=".csv,.tsv,.txt,.apkg,.colpkg,.db,text/csv,text/plain,text/tab-separated-values"
        onChoose={onChoose}
      >
        {t('transfer.choose')}
      </FileButton>
      <p className="text-sm text-quiet">{t('transfer.formats')}</p>
    </div>
  );
}
