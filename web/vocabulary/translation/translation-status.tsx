import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { type AskedWord, useWordTranslation } from './api.ts';
import { formName } from './form-name.ts';

/** Says the translation to screen readers; it has to be on the page before the first word is asked for. */
export function TranslationStatus({ asked }: { asked: AskedWord }) {
  const { t } = useTranslation();
  const { lang } = useLanguages();
  const { data } = useWordTranslation(asked);
  const [reading] = data?.readings ?? [];
  return (
    <p role="status" className="sr-only">
      {data !== undefined && (
        <>
          <span lang={asked.learn}>{asked.written}</span>
          {': '}
          {data === null ? (
            t('translation.notFound')
          ) : (
            <span lang={lang}>{data.translation || (reading && formName(reading, t))}</span>
          )}
        </>
      )}
    </p>
  );
}
