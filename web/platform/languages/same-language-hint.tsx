import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { LanguageChoices } from './language-choices.tsx';
import { useChoosePair } from './use-choose-pair.ts';

/** Word and translation coincide while both languages are the same; the language to learn is one press away, and one stays where one is. */
export function SameLanguageHint() {
  const { t } = useTranslation();
  const { lang, learn } = useLanguages();
  const { chooseLearn } = useChoosePair();
  if (lang !== learn) return null;
  return (
    <section
      aria-labelledby="choose-learning"
      className="my-6 rounded-card border border-line bg-card p-4 sm:p-5 first:mt-0"
    >
      <h2 id="choose-learning" className="head text-xl">
        {t('words.chooseLearning')}
      </h2>
      <p className="mt-1 mb-3 text-quiet max-sm:mb-2">{t('words.sameLanguage')}</p>
      <LanguageChoices
        kind="radiogroup"
        label={t('words.chooseLearning')}
        chosen={learn}
        onChoose={chooseLearn}
      />
    </section>
  );
}
