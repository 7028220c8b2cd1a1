import { useRef } from 'react';
import { HOLDS_EMAIL, LONGEST_LIST_LINE, LONGEST_LIST_NAME } from '#contract/list-codes.ts';
import { FormDialog } from '#web/platform/dialogs/form-dialog.tsx';
import { ErrorSummary } from '#web/platform/forms/error-summary.tsx';
import { lengthProblem, type Problems, useProblemTexts } from '#web/platform/forms/problems.ts';
import { useForm } from '#web/platform/forms/use-form.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { TextField } from '#web/ui/field.tsx';
import type { Written } from '#web/vocabulary/lists/api.ts';

const FIELDS = ['name', 'line', 'author'] as const;
type Field = (typeof FIELDS)[number];

type ListDialogProps = {
  title: string;
  action: string;
  /** What the fields hold at first. */
  list?: Written;
  /** Resolves with whether it was saved; the dialog stays open where it was not. */
  onSave: (written: Written) => Promise<boolean>;
  onClose: () => void;
};

/** What is written over a list, open as long as it is rendered. */
export function ListDialog({ title, action, list, onSave, onClose }: ListDialogProps) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const form = useForm({
    fields: FIELDS,
    validate: ({ name, line, author }): Problems<Field> => ({
      ...(name.trim() === '' && { name: 'lists.nameRequired' as const }),
      ...lengthProblem('name', name.trim(), LONGEST_LIST_NAME),
      ...lengthProblem('line', line.trim(), LONGEST_LIST_LINE),
      ...lengthProblem('author', author.trim(), LONGEST_LIST_NAME),
      ...(HOLDS_EMAIL.test(author) && { author: 'lists.authorHint' as const }),
    }),
    send: async written => {
      if (await onSave(written)) dialog.current?.close();
      return undefined;
    },
  });
  const problems = useProblemTexts(form.problems);
  const field = (name: Field) => ({
    ...{ name, label: t(`lists.${name}`), defaultValue: list?.[name] ?? '' },
    ...{ error: problems[name], autoComplete: 'off', dir: 'auto' },
  });
  return (
    <FormDialog
      ref={dialog}
      title={title}
      action={action}
      width="medium"
      isBusy={form.isBusy}
      onSubmit={form.onSubmit}
      onClose={onClose}
    >
      <ErrorSummary problems={problems} />
      <TextField {...field('name')} />
      <TextField {...field('line')} />
      <TextField {...field('author')} hint={t('lists.authorHint')} />
    </FormDialog>
  );
}
