import { LANGUAGES, type Language } from '#languages/index.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { Icon } from '#web/ui/icon.tsx';
import { usePopover } from '#web/ui/popover.tsx';
import { focusChosen } from './language-choices.tsx';
import { LanguagePanel } from './language-panel.tsx';
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
          isOpenQuestion={lang === learn}
        />
      </div>
    </div>
  );
}

type PairButtonProps = {
  id?: string;
  label: string;
  language: Language;
  onChoose: (language: Language) => void;
  isMain?: boolean;
  /** It is still to be chosen. */
  isOpenQuestion?: boolean;
};

/** One half of the pair: says its language, by its monogram where the two names would not fit, and opens the others. */
function PairButton({
  id,
  label,
  language,
  onChoose,
  isMain = false,
  isOpenQuestion = false,
}: PairButtonProps) {
  const popover = usePopover({ onOpen: focusChosen });
  const shown = LANGUAGES.find(({ code }) => code === language);
  return (
    <>
      <button
        type="button"
        {...popover.button}
        id={id}
        aria-haspopup="menu"
        className={`inline-flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-chip bg-card px-2.25 hover:bg-accent-soft aria-expanded:bg-accent-soft ${isMain ? 'font-semibold' : ''}`}
      >
        <span className="sr-only">
          {label}: <span lang={language}>{shown?.name}</span>
        </span>
        {isOpenQuestion ? (
          <span aria-hidden="true">?</span>
        ) : (
          <span aria-hidden="true" lang={language} className="whole-or-short">
            <span>{shown?.monogram}</span>
            <span>{shown?.name}</span>
          </span>
        )}
        {isMain && <Icon name="chevron" className="size-4 text-quiet" />}
      </button>
      <LanguagePanel popover={popover} label={label} chosen={language} onChoose={onChoose} />
    </>
  );
}
