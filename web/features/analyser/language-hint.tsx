import { LANGUAGES, type Language } from '#languages/index.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { Button } from '#web/ui/button.tsx';

/** Where a text is in another language than it was counted in: says so, and counts it in its own with one press. */
export function LanguageHint({ language, onCount }: { language: Language; onCount: () => void }) {
  const { t } = useTranslation();
  const name = LANGUAGES.find(({ code }) => code === language)?.name ?? language;
  return (
    <div
      role="status"
      className="mb-3 flex flex-wrap items-center gap-3 rounded-card bg-spark-soft px-4 py-3"
    >
      <p className="flex-[1_1_12rem]">{t('analyser.looksLike', { language: name })}</p>
      <Button onClick={onCount}>{t('analyser.countAs', { language: name })}</Button>
    </div>
  );
}
