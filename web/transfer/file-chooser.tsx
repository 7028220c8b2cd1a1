import { useRef } from 'react';
import { useTranslation } from '../i18n/i18n.tsx';
import { Button } from '../ui/button.tsx';

/** A button that opens the file dialogue for files of words. */
export function FileChooser({ onChoose }: { onChoose: (file: File) => void }) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="flex flex-col items-start gap-2">
      <Button look="main" icon="upload" onClick={() => input.current?.click()}>
        {t('transfer.choose')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.tsv,.txt,.apkg,.colpkg,text/csv,text/plain,text/tab-separated-values"
        onChange={event => {
          const file = event.target.files?.[0];
          if (file) onChoose(file);
          // Otherwise the same file could not be chosen again.
          event.target.value = '';
        }}
      />
      <p className="text-sm text-quiet">{t('transfer.formats')}</p>
    </div>
  );
}
