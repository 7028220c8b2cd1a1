import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { translateWord, WordReading } from '#contract/translation.ts';
import { directionOf, type Language } from '#languages/index.ts';
import { call } from '#web/platform/http/http.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { useCause } from '#web/platform/query-view/cause.ts';
import { Button, SubmitButton } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { formName, partsOfForm } from './form-name.ts';
import { nullWhenUnknown } from './use-translations.ts';

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
  const word = reading.head === undefined ? reading.base : `${reading.base} (${reading.head})`;
  const name = partsOfForm(reading, t) || formName(reading, t);
  return (
    <span className="min-w-0 flex-1 py-1.5 text-sm text-quiet">
      <bdi lang={learn} className="font-semibold text-ink">
        {word}
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

type CorrectBaseProps = { learn: Language; onChoose: (wordId: string) => void };

/** Where none of the readings is right: the reader writes the word that it is a form of, and takes one of its meanings. */
export function CorrectBase({ learn, onChoose }: CorrectBaseProps) {
  const { t } = useTranslation();
  const { lang } = useLanguages();
  const causeOf = useCause();
  const [isOpen, setIsOpen] = useState(false);
  const looking = useMutation({
    mutationFn: async (word: string) => {
      const input = { params: { word }, query: { lang, learn, readings: 'all' as const } };
      const found = await call<typeof translateWord>('GET', '/translate/:word', input).catch(nullWhenUnknown);
      return (found?.readings ?? []).filter(({ word_id: id }) => id !== undefined);
    },
  });
  if (!isOpen)
    return (
      <Button look="text" className="text-sm" onClick={() => setIsOpen(true)}>
        {t('translation.wrongWord')}
      </Button>
    );
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const word = String(new FormData(event.currentTarget).get('base')).trim();
    if (word !== '') looking.mutate(word);
  };
  const isMissing = looking.data?.length === 0 ? t('translation.notFound') : undefined;
  return (
    <form
      ref={focusField}
      onSubmit={handleSubmit}
      className="mx-3 grid w-full gap-2 border-t border-line pt-3"
    >
      <TextField
        name="base"
        label={t('translation.rightBase')}
        lang={learn}
        dir={directionOf(learn)}
        maxLength={60}
        autoComplete="off"
        error={looking.isError ? causeOf(looking.error) || t('translation.failed') : isMissing}
      />
      <SubmitButton isBusy={looking.isPending}>{t('translation.look')}</SubmitButton>
      {looking.data && <OtherReadings readings={looking.data} learn={learn} onChoose={onChoose} />}
    </form>
  );
}

/** The button that opened it has gone, and on a phone it begins below the edge of the sheet. */
const focusField = (form: HTMLFormElement | null) => form?.querySelector('input')?.focus();
