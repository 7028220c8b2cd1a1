import { useRef } from 'react';
import { LONGEST_SENTENCE } from '#contract/bounds.ts';
import { FormDialog } from '#web/platform/dialogs/form-dialog.tsx';
import { ErrorSummary } from '#web/platform/forms/error-summary.tsx';
import { useForm } from '#web/platform/forms/use-form.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { TextArea, TextField } from '#web/ui/field.tsx';
import type { Pair, WrittenCard } from './api.ts';

const FIELDS = ['word', 'translation', 'reading', 'sentence', 'note', 'emoji'] as const;

type CardDialogProps = {
  title: string;
  /** What the fields hold at first. */
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
  const form = useForm({
    fields: FIELDS,
    validate: ({ word, translation }): Partial<Record<(typeof FIELDS)[number], string>> => ({
      ...(word.trim() === '' && { word: t('cards.wordRequired') }),
      ...(translation.trim() === '' && { translation: t('cards.translationRequired') }),
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
    <FormDialog
      ref={dialog}
      title={title}
      action={t('cards.save')}
      width="medium"
      isBusy={form.isBusy}
      onSubmit={form.onSubmit}
      onClose={onClose}
    >
      <ErrorSummary problems={form.problems} />
      <TextField {...field('word', 200)} lang={pair.learn} dir="auto" />
      <TextField {...field('translation', 400)} lang={pair.lang} dir="auto" />
      <div className="grid gap-4 min-[26rem]:grid-cols-[1fr_6rem]">
        <TextField {...field('reading', 200)} dir="auto" />
        <TextField {...field('emoji', 16)} />
      </div>
      <TextField {...field('sentence', LONGEST_SENTENCE)} lang={pair.learn} dir="auto" />
      <TextArea {...field('note', 1000)} rows={2} dir="auto" />
    </FormDialog>
  );
}
