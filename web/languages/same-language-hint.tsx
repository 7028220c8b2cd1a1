import { useTranslation } from 'react-i18next';
import { useLanguages } from '../i18n/languages.ts';
import { Notice } from '../ui/notice.tsx';

/** Word and translation coincide while both languages are the same; say so and point at the menu that changes it. */
export function SameLanguageHint() {
  const { t } = useTranslation();
  const { lang, learn } = useLanguages();
  if (lang !== learn) return null;
  const focusMenu = () => document.querySelector<HTMLSelectElement>('#learning-language')?.focus();
  return (
    <div className="mb-4">
      <Notice tone="info" action={{ label: t('words.chooseLearning'), onAct: focusMenu }}>
        {t('words.sameLanguage')}
      </Notice>
    </div>
  );
}
