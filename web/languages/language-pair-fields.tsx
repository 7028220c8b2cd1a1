import { useTranslation } from 'react-i18next';
import { LanguageOptions } from '../i18n/language-options.tsx';
import { useLanguages } from '../i18n/languages.ts';
import { SelectField } from '../ui/field.tsx';
import { useChoosePair } from './use-choose-pair.ts';

/** "I speak … and want to learn …": the same choice as in the header, asked in words. */
export function LanguagePairFields() {
  const { t } = useTranslation();
  const { lang, learn } = useLanguages();
  const { chooseLang, chooseLearn } = useChoosePair();
  return (
    <div className="grid gap-4 min-[26rem]:grid-cols-2">
      <SelectField label={t('home.iSpeak')} value={lang} onChange={event => chooseLang(event.target.value)}>
        <LanguageOptions />
      </SelectField>
      <SelectField label={t('home.iLearn')} value={learn} onChange={event => chooseLearn(event.target.value)}>
        <LanguageOptions />
      </SelectField>
    </div>
  );
}
