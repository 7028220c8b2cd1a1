import type { FormEvent, ReactNode } from 'react';
import { ErrorSummary } from '#web/platform/forms/error-summary.tsx';
import { type Problems, refusedFields, useProblemTexts } from '#web/platform/forms/problems.ts';
import { useForm } from '#web/platform/forms/use-form.ts';
import { useFailureToast } from '#web/platform/toasts/use-failure-toast.ts';
import { SubmitButton } from '#web/ui/button.tsx';
import type { ButtonLook } from '#web/ui/button-look.ts';
import { BOUNDS } from './validate.ts';

type OwnerFormProps = {
  form: {
    problems: Readonly<Record<string, string | undefined>>;
    isBusy: boolean;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  };
  /** The words of its button. */
  label: string;
  look?: ButtonLook;
  children: ReactNode;
};

/** The frame of a form about the account. */
export function OwnerForm({ form, label, look = 'main', children }: OwnerFormProps) {
  return (
    <form method="post" noValidate onSubmit={form.onSubmit} className="flex flex-col gap-5">
      <ErrorSummary problems={form.problems} />
      {children}
      <SubmitButton look={look} isBusy={form.isBusy}>
        {label}
      </SubmitButton>
    </form>
  );
}

type OwnerFormOptions<Field extends string> = {
  fields: readonly Field[];
  validate: (values: Record<NoInfer<Field>, string>) => Problems<NoInfer<Field>>;
  send: (values: Record<NoInfer<Field>, string>) => Promise<void>;
  /** Said when it comes to nothing for a reason that is of no field. */
  failure: string;
};

/** A form by which somebody changes something about their account. */
export function useOwnerForm<Field extends string>({
  fields,
  validate,
  send,
  failure,
}: OwnerFormOptions<Field>) {
  const showFailure = useFailureToast();
  const form = useForm({
    fields,
    validate,
    send: async values => {
      try {
        await send(values);
      } catch (error) {
        const refused = refusedFields(fields, error);
        if (refused === undefined) showFailure(failure, error);
        return refused;
      }
    },
  });
  return { ...form, problems: useProblemTexts(form.problems, BOUNDS) };
}
