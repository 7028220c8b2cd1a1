import { SENSE_SEPARATOR } from '#contract/separators.ts';
import type { Translation } from '#contract/translation.ts';
import type { Language } from '#languages/index.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { Picture } from '#web/ui/picture.tsx';

type SensesProps = { translation: Translation; learn: Language };

/**
 * The senses of a word, the commonest largest; nothing for a grammar word that only its tags explain. Readers of English are told why
 * they see English.
 */
export function Senses({ translation: { translation, emoji }, learn }: SensesProps) {
  const { t } = useTranslation();
  const { lang } = useLanguages();
  const [first = '', ...others] = translation.split(SENSE_SEPARATOR);
  if (first === '') return null;
  return (
    <div className="py-1">
      <p className="flex flex-wrap items-baseline gap-x-2 text-lg">
        {emoji !== undefined && <Picture emoji={emoji} className="size-6 self-center" />}
        <bdi lang={lang}>
          <span className="text-xl font-semibold">{first}</span>
          {others.map(other => `${SENSE_SEPARATOR}${other}`).join('')}
        </bdi>
      </p>
      {lang === 'en' && learn === 'en' && (
        <p className="mt-1 text-sm text-quiet">{t('translation.inEnglish')}</p>
      )}
    </div>
  );
}
