import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { Button } from '#web/ui/button.tsx';
import { KeptChecks } from './kept-checks.tsx';

const RULES = ['onlyIfKnown', 'invented', 'estimate'] as const;

/** The rules of the check, and the way back from an earlier one. */
export function CheckIntroduction({ onStart }: { onStart: () => void }) {
  const { t } = useTranslation();
  const { lang, learn } = useLanguages();
  const language = new Intl.DisplayNames(lang, { type: 'language' }).of(learn);
  return (
    <>
      <KeptChecks />
      <section className="rounded-card border border-line bg-card p-5 sm:p-6">
        <p className="mb-4 head text-lg">
          {t('layout.learningLanguage')}: {language}
        </p>
        <ul className="mb-6 flex flex-col gap-3">
          {RULES.map(rule => (
            <li key={rule} className="flex gap-3">
              <span
                aria-hidden="true"
                className="ms-1 h-6 w-1.5 shrink-0 skew-x-(--lean) rounded-[3px] bg-spark"
              />
              {t(`placement.${rule}`)}
            </li>
          ))}
        </ul>
        <Button look="go" className="w-full sm:w-auto" onClick={onStart}>
          {t('placement.start')}
        </Button>
      </section>
    </>
  );
}
