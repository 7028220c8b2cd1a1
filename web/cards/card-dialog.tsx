import { useId, useRef } from 'react';
import { useTranslation } from '../i18n/i18n.tsx';
import { Button, SubmitButton } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { TextArea, TextField } from '../ui/field.tsx';
import { useForm } from '../ui/use-form.ts';
import type { Pair, WrittenCard } from './api.ts';

const FIELDS = ['word', 'translation', 'reading', 'sentence', 'note', 'emoji'] as const;

type CardDialogProps = {
  title: string;
  /** What stands in the fields at first. */
  card?: Partial<WrittenCard>;
  pair: Pair;
  /** Resolves with whether the card was saved; the dialog stays open where it was not. */
  onSave: (card: WrittenCard) => Promise<boolean>;
  onClose: () => void;
};

/** The form of a card, open as long as it is rendered; Escape closes it. */
export function CardDialog({ title, card = {}, pair, onSave, onClose }: CardDialogProps) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const form = useForm({
    fields: FIELDS,
    validate: ({ word, translation }): Partial<Record<(typeof FIELDS)[number], string>> => ({
      ...(word.trim() === '' && { word: t('cards.required') }),
      ...(translation.trim() === '' && { translation: t('cards.required') }),
    }),
    send: async values => {
      if (await onSave(values)) dialog.current?.close();
      return undefined;
    },
  });
  const field = (name: (typeof FIELDS)[number], maxLength: number) => ({
    ...{ name, maxLength, label: t(`cards.${name}`), defaultValue: card[name] ?? '' },
    ...{ error: form.problems[name], autoComplete: 'off' },
  });
  return (
    <Dialog
      ref={dialog}
      aria-labelledby={heading}
      onClose={onClose}
      className="w-[min(34rem,calc(100vw-2rem))]"
    >
      <form method="post" noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4 p-5 sm:p-6">
        <h2 id={heading} className="head text-xl sm:text-2xl">
          {title}
        </h2>
        <ErrorSummary problems={form.problems} />
        <TextField {...field('word', 200)} lang={pair.learn} dir="auto" />
        <TextField {...field('translation', 400)} lang={pair.lang} dir="auto" />
        <div className="grid gap-4 min-[26rem]:grid-cols-[1fr_6rem]">
          <TextField {...field('reading', 200)} dir="auto" />
          <TextField {...field('emoji', 16)} />
        </div>
        <TextField {...field('sentence', 500)} lang={pair.learn} dir="auto" />
        <TextArea {...field('note', 1000)} rows={2} dir="auto" />
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={() => dialog.current?.close()}>{t('common.cancel')}</Button>
          <SubmitButton look="main" isBusy={form.isBusy}>
            {t('cards.save')}
          </SubmitButton>
        </div>
      </form>
    </Dialog>
  );
}
