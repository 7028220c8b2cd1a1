import type { FormEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { FormCard } from './form-card.tsx';

type AccountFormProps = {
  title: string;
  lead: string;
  /** What the server said against it; empty while it has said nothing. */
  refusal: string;
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
  refusal,
  isBusy,
  onSubmit,
  otherwise,
  children,
}: AccountFormProps) {
  return (
    <FormCard>
      <PageHeader title={title} lead={lead} />
      <form method="post" noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
        {refusal && <Notice tone="wrong">{refusal}</Notice>}
        {children}
        <Button type="submit" look="primary" isBusy={isBusy}>
          {title}
        </Button>
      </form>
      <p className="mt-6 text-quiet">
        {otherwise.question}{' '}
        <Link to={otherwise.to} className="font-medium text-accent underline underline-offset-4">
          {otherwise.label}
        </Link>
      </p>
    </FormCard>
  );
}
