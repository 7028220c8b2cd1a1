import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { FileButton } from '#web/ui/file-button.tsx';

/** The choice of a file of words, with what may be chosen. */
export function FileChooser({ onChoose }: { onChoose: (file: File) => void }) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col items-start gap-2">
      <FileButton
        look="main"
        accept=".csv,.tsv,.txt,.apkg,.colpkg,text/csv,text/plain,text/tab-separated-values"
        onChoose={onChoose}
      >
        {t('transfer.choose')}
      </FileButton>
      <p className="text-sm text-quiet">{t('transfer.formats')}</p>
    </div>
  );
}
