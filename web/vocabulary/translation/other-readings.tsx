import type { WordReading } from '#contract/translation.ts';
import type { Language } from '#languages/index.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { Button } from '#web/ui/button.tsx';
import { formName, partsOfForm } from './form-name.ts';

type OtherReadingsProps = {
  readings: readonly WordReading[];
  learn: Language;
  /** Says that a reading is what the word is; without it they are only listed. */
  onChoose?: ((wordId: string) => void) | undefined;
};

/** What else a form may be: Spanish *vino* is wine, and came. */
export function OtherReadings({ readings, learn, onChoose }: OtherReadingsProps) {
  const { t } = useTranslation();
  if (readings.length === 0) return null;
  return (
    <section className="border-t border-line pt-2">
      <h3 className="text-sm text-quiet">{t('translation.others')}</h3>
      <ul className="flex flex-col">
        {readings.map(reading => (
          <li key={`${reading.base} ${reading.word_id}`} className="flex items-center gap-2">
            <Reading reading={reading} learn={learn} />
            {onChoose && reading.word_id !== undefined && (
              <Button
                look="text"
                className="-me-3 min-h-11 shrink-0 text-sm"
                onClick={() => onChoose(reading.word_id ?? '')}
              >
                {t('translation.isMeant')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Reading({ reading, learn }: { reading: WordReading; learn: Language }) {
  const { t } = useTranslation();
  const { lang } = useLanguages();
  const name = partsOfForm(reading, t) || formName(reading, t);
  return (
    <span className="min-w-0 flex-1 py-1.5 text-sm text-quiet">
      <bdi lang={learn} className="font-semibold text-ink">
        {reading.base}
      </bdi>
      {reading.translation && (
        <>
          {' – '}
          <bdi lang={lang} className="text-ink">
            {reading.translation}
          </bdi>
        </>
      )}
      {name && <bdi className="block">{name}</bdi>}
    </span>
  );
}
