import { type FormEvent, useRef, useState } from 'react';
import { directionOf } from '#languages/index.ts';
import { FormDialog } from '#web/platform/dialogs/form-dialog.tsx';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { TextField } from '#web/ui/field.tsx';
import { type Pair, useCardChanges } from './api.ts';

export type WordToKeep = { word: string; sentence: string };

type SeveralCardsDialogProps = {
  words: readonly WordToKeep[];
  pair: Pair;
  onSaved: (words: string[]) => void;
  onClose: () => void;
};

/** Makes cards of several words at once: those beside which a translation is written, each with its sentence. */
export function SeveralCardsDialog({ words, pair, onSaved, onClose }: SeveralCardsDialogProps) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const { makeAll } = useCardChanges();
  const [isBusy, setIsBusy] = useState(false);
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const written = new FormData(event.currentTarget);
    const cards = words.flatMap(({ word, sentence }) => {
      const translation = String(written.get(word) ?? '').trim();
      return translation === '' ? [] : [{ word, sentence, translation }];
    });
    if (cards.length === 0) return dialog.current?.close();
    setIsBusy(true);
    const isDone = await makeAll(cards, pair);
    setIsBusy(false);
    if (!isDone) return;
    onSaved(cards.map(({ word }) => word));
    dialog.current?.close();
  };
  return (
    <FormDialog
      ref={dialog}
      title={t('cards.several')}
      action={t('cards.save')}
      width="wide"
      isBusy={isBusy}
      onSubmit={event => void handleSubmit(event)}
      onClose={onClose}
    >
      <p className="text-quiet">{t('cards.severalLead')}</p>
      <ul className="flex flex-col gap-5">
        {words.map(({ word, sentence }) => (
          <li key={word}>
            <TextField
              label={word}
              name={word}
              maxLength={400}
              lang={pair.lang}
              dir="auto"
              autoComplete="off"
              placeholder={t('cards.translation')}
              hint={
                sentence && (
                  <bdi lang={pair.learn} dir={directionOf(pair.learn)}>
                    {sentence}
                  </bdi>
                )
              }
            />
          </li>
        ))}
      </ul>
    </FormDialog>
  );
}
