import type { FormEvent, ReactNode } from 'react';
import { ErrorSummary } from '#web/platform/forms/error-summary.tsx';
import { FormCard } from '#web/platform/forms/form-card.tsx';
import { Failure } from '#web/platform/query-view/failure.tsx';
import { Link } from '#web/platform/router/link.tsx';
import { SubmitButton } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import type { Refusal } from './use-account-form.ts';
import { WelcomeFan } from './welcome-fan.tsx';

type AccountFormProps = {
  title: string;
  lead: string;
  /** What is wrong with which field. */
  problems: Readonly<Record<string, string | undefined>>;
  /** What the server said against it; null while it has said nothing. */
  refusal: Refusal | null;
  isBusy: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** The way to the other form, for those who are wrong here. */
  otherwise: { question: string; to: string; label: string };
  children: ReactNode;
};

/** The frame of login and registration; the fields are the children. */
export function AccountForm({
  title,
  lead,
  problems,
  refusal,
  isBusy,
  onSubmit,
  otherwise,
  children,
}: AccountFormProps) {
  return (
    <div className="mx-auto lg:grid lg:max-w-230 lg:grid-cols-[1fr_28rem] lg:items-start lg:gap-8">
      {/* From the top, not in the middle: the form may come in a later piece of the page, and would push the slips down. */}
      <div className="max-lg:hidden lg:mt-36">
        <WelcomeFan />
      </div>
      <FormCard>
        <PageHeader title={title} lead={lead} />
        <form method="post" noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
          <ErrorSummary problems={problems} />
          {refusal && <Failure {...refusal} />}
          {children}
          <SubmitButton look="main" isBusy={isBusy}>
            {title}
          </SubmitButton>
        </form>
        <p className="mt-6 text-quiet">
          {otherwise.question}{' '}
          <Link to={otherwise.to} className="font-medium text-accent underline underline-offset-4">
            {otherwise.label}
          </Link>
        </p>
      </FormCard>
    </div>
  );
}
