import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { Icon } from '#web/ui/icon.tsx';
import { PairButton } from './pair-button.tsx';
import { useChoosePair } from './use-choose-pair.ts';

/** The language pair, always visible and always changeable: interface language, arrow, learning language. It takes the width it is given. */
export function Pair() {
  const { t } = useTranslation();
  const { lang, learn } = useLanguages();
  const { chooseLang, chooseLearn } = useChoosePair();
  return (
    <div className="flex min-w-32 flex-1 justify-end @max-[19rem]:order-last @max-[19rem]:basis-full">
      <div className="inline-flex min-h-11 min-w-0 items-center rounded-chip border border-line bg-card text-[0.90625rem]">
        <PairButton label={t('layout.interfaceLanguage')} language={lang} onChoose={chooseLang} />
        <Icon name="arrow" className="size-4.5 text-quiet rtl:-scale-x-100" />
        <PairButton
          id="learning-language"
          label={t('layout.learningLanguage')}
          language={learn}
          onChoose={chooseLearn}
          isMain
        />
      </div>
    </div>
  );
}
