import type { FormEvent, ReactNode } from 'react';
import { ErrorSummary } from '#web/platform/forms/error-summary.tsx';
import { SubmitButton } from '#web/ui/button.tsx';
import type { ButtonLook } from '#web/ui/button-look.ts';

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
