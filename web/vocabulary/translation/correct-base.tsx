import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { translateWord } from '#contract/translation.ts';
import { directionOf, type Language } from '#languages/index.ts';
import { ApiError, call } from '#web/platform/http/http.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { useCause } from '#web/platform/query-view/cause.ts';
import { Button, SubmitButton } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { OtherReadings } from './other-readings.tsx';

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

function nullWhenUnknown(error: unknown): null {
  if (error instanceof ApiError && error.status === 404) return null;
  throw error;
}
