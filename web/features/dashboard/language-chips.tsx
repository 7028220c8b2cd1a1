import type { LearningOverview } from '#contract/learning.ts';
import { LANGUAGES } from '#languages/index.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { useChoosePair } from '#web/platform/languages/use-choose-pair.ts';
import { Chip, ChipRow } from '#web/ui/chip.tsx';

/** The languages with words, to look at another one; a single one needs no choice. */
export function LanguageChips({ languages }: { languages: LearningOverview['languages'] }) {
  const { t } = useTranslation();
  const { learn } = useLanguages();
  const { chooseLearn } = useChoosePair();
  if (languages.length < 2) return null;
  return (
    <ChipRow label={t('dashboard.languages')} className="sm:mx-0 sm:flex-wrap sm:px-0">
      {languages.map(({ learn: code }) => (
        <Chip key={code} isPressed={code === learn} onClick={() => chooseLearn(code)}>
          <span lang={code}>{LANGUAGES.find(language => language.code === code)?.name ?? code}</span>
        </Chip>
      ))}
    </ChipRow>
  );
}
