import { useTranslation } from 'react-i18next';
import { useLanguages } from '../i18n/languages.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
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
      <section className="max-w-2xl rounded-card border border-line bg-card p-6">
        <p className="mb-4 text-lg font-semibold">
          {t('layout.learningLanguage')}: {language}
        </p>
        <ul className="mb-6 flex flex-col gap-3">
          {RULES.map(rule => (
            <li key={rule} className="flex gap-3">
              <Icon name="check" className="mt-0.5 text-correct" />
              {t(`placement.${rule}`)}
            </li>
          ))}
        </ul>
        <Button look="main" onClick={onStart}>
          {t('placement.start')}
        </Button>
      </section>
    </>
  );
}
