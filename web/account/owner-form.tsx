import type { FormEvent, ReactNode } from 'react';
import { SubmitButton } from '../ui/button.tsx';
import type { ButtonLook } from '../ui/button-look.ts';
import { ErrorSummary } from '../ui/error-summary.tsx';

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
