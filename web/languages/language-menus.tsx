import { useTranslation } from 'react-i18next';
import type { Language } from '#languages/index.ts';
import { LanguageOptions } from '../i18n/language-options.tsx';
import { useLanguages } from '../i18n/languages.ts';
import { Icon } from '../ui/icon.tsx';
import { useChoosePair } from './use-choose-pair.ts';

/** The language pair, always visible and always changeable: interface language, arrow, learning language. */
export function LanguageMenus() {
  const { t } = useTranslation();
  const { lang, learn } = useLanguages();
  const { chooseLang, chooseLearn } = useChoosePair();
  return (
    <div className="flex min-w-0 items-center gap-1">
      <LanguageSelect label={t('layout.interfaceLanguage')} value={lang} onChoose={chooseLang} />
      <Icon name="arrow" className="size-4 text-quiet rtl:-scale-x-100" />
      <LanguageSelect
        id="learning-language"
        label={t('layout.learningLanguage')}
        value={learn}
        onChoose={chooseLearn}
      />
    </div>
  );
}

type LanguageSelectProps = { id?: string; label: string; value: Language; onChoose: (code: string) => void };

function LanguageSelect({ id, label, value, onChoose }: LanguageSelectProps) {
  return (
    <select
      id={id}
      aria-label={label}
      title={label}
      value={value}
      onChange={event => onChoose(event.target.value)}
      className="min-h-11 min-w-0 max-w-36 truncate field-sizing-content rounded-control border border-transparent bg-transparent px-1 text-sm font-medium hover:border-edge hover:bg-accent-soft sm:text-base"
    >
      <LanguageOptions />
    </select>
  );
}
