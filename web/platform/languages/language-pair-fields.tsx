import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { LanguagePicker } from './language-picker.tsx';
import { useChoosePair } from './use-choose-pair.ts';

/** "I speak … and want to learn …": the same choice as in the header, asked in words. */
export function LanguagePairFields() {
  const { t } = useTranslation();
  const { lang, learn } = useLanguages();
  const { chooseLang, chooseLearn } = useChoosePair();
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7rem),1fr))] gap-2">
      <LanguagePicker label={t('home.iSpeak')} language={lang} onChoose={chooseLang} />
      <LanguagePicker label={t('home.iLearn')} language={learn} onChoose={chooseLearn} />
    </div>
  );
}
