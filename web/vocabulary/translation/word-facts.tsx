import type { Translation, WordReading } from '#contract/translation.ts';
import type { Language } from '#languages/index.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { GenderMark } from '#web/vocabulary/words/gender-mark.tsx';
import { formName, partsOfForm } from './form-name.ts';

type WordFactsProps = {
  translation: Translation;
  reading: WordReading | undefined;
  learn: Language;
  /** Whether the gender is told in words already, so that its letter need not stand alone. */
  isGenderTold: boolean;
};

/** How a word is said, what it is a form of, and what the form is: "Base form: libro", "plural". */
export function WordFacts({
  translation: { base, transcription },
  reading,
  learn,
  isGenderTold,
}: WordFactsProps) {
  const { t } = useTranslation();
  // Of a Japanese word the transcription begins with its kana.
  const isInTranscription = transcription?.split(' · ', 1)[0] === reading?.spoken;
  const spoken = isInTranscription ? undefined : reading?.spoken;
  const name = reading === undefined ? '' : formName(reading, t);
  const parts = reading === undefined ? '' : partsOfForm(reading, t);
  const hasMark = base !== undefined || reading?.article !== undefined || !isGenderTold;
  return (
    <>
      {(spoken !== undefined || transcription !== undefined) && (
        <p className="flex flex-wrap gap-x-3 text-sm text-quiet">
          {spoken !== undefined && <bdi lang={learn}>{spoken}</bdi>}
          {transcription !== undefined && <bdi className="transcription">{transcription}</bdi>}
        </p>
      )}
      {hasMark && (base !== undefined || reading?.gender !== undefined) && (
        <p className="text-sm text-quiet">
          {base !== undefined && `${t('translation.base')} `}
          <span className="inline-flex items-baseline gap-1">
            {base !== undefined && (
              <bdi lang={learn} className="font-semibold text-ink">
                {base}
              </bdi>
            )}
            {reading && <GenderMark word={reading} />}
          </span>
        </p>
      )}
      {name && <p className="text-sm text-quiet">{name}</p>}
      {parts && <p className="text-sm text-quiet">{parts}</p>}
    </>
  );
}
