import { useRef } from 'react';
import { useTranslation } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';

/** A button that opens the file dialogue. */
export function FileButton({ onChoose }: { onChoose: (file: File) => void }) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button icon="upload" onClick={() => input.current?.click()}>
        {t('analyser.load')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".txt,.srt,.vtt,text/plain,text/vtt"
        onChange={event => {
          const file = event.target.files?.[0];
          if (file) onChoose(file);
          // Otherwise the same file could not be chosen again.
          event.target.value = '';
        }}
      />
    </>
  );
}
