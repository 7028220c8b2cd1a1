import { useTranslation } from 'react-i18next';
import type { Language } from '#languages/index.ts';
import { useLanguages } from '../i18n/languages.ts';
import { useWordTranslation } from './api.ts';

/** Says the translation to screen readers; it has to be on the page before the first word is asked for. */
export function TranslationStatus({ word, learn }: { word: string; learn: Language }) {
  const { t } = useTranslation();
  const { lang } = useLanguages();
  const { data } = useWordTranslation(word, learn);
  return (
    <p role="status" className="sr-only">
      {data !== undefined && (
        <>
          <span lang={learn}>{word}</span>
          {': '}
          {data === null ? t('translation.notFound') : <span lang={lang}>{data.translation}</span>}
        </>
      )}
    </p>
  );
}
