import { type FormEvent, type ReactNode, useState } from 'react';
import { pathTo } from '#contract/pages.ts';
import { ErrorSummary } from '#web/platform/forms/error-summary.tsx';
import { FormCard } from '#web/platform/forms/form-card.tsx';
import { type Problems, refusedFields } from '#web/platform/forms/problems.ts';
import { useForm } from '#web/platform/forms/use-form.ts';
import { ApiError } from '#web/platform/http/http.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { Failure } from '#web/platform/query-view/failure.tsx';
import { Link } from '#web/platform/router/link.tsx';
import { useNavigate } from '#web/platform/router/router.tsx';
import { takeReturn } from '#web/platform/session/return-address.ts';
import { SubmitButton } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import type { GuestWord } from '#web/vocabulary/study/guest-words.ts';
import { KeptFan, WelcomeFan } from './welcome-fan.tsx';

type AccountFormProps = {
  title: string;
  lead: string;
  /** What its button says, where that is not the title. */
  submit?: string;
  /** The words that this guest has learned and would keep, to be shown beside it. */
  words?: readonly GuestWord[];
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
  submit,
  words,
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
      {words ? (
        <div className="mb-6 text-center lg:mt-36 lg:mb-0">
          <KeptFan words={words} />
        </div>
      ) : (
        <div className="max-lg:hidden lg:mt-36">
          <WelcomeFan />
        </div>
      )}
      <FormCard>
        <PageHeader title={title} lead={lead} />
        <form method="post" noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
          <ErrorSummary problems={problems} />
          {refusal && <Failure {...refusal} />}
          {children}
          <SubmitButton look={words ? 'go' : 'main'} isBusy={isBusy}>
            {submit ?? title}
          </SubmitButton>
        </form>
        <p className="fitted mt-6 text-quiet">
          {otherwise.question}{' '}
          <Link to={otherwise.to} className="font-medium text-accent underline underline-offset-4">
            {otherwise.label}
          </Link>
        </p>
      </FormCard>
    </div>
  );
}

/** What went wrong in words of the specification, and the error itself for the cause. */
type Refusal = { sentence: string; error: unknown };

type AccountFormOptions<Field extends string> = {
  fields: readonly Field[];
  validate: (values: Record<NoInfer<Field>, string>) => Problems<NoInfer<Field>>;
  /** Resolves with `stay` when there is more to do here. */
  enter: (values: Record<NoInfer<Field>, string>) => Promise<'stay' | undefined>;
  /** Said when the server refuses. */
  failure: (error: ApiError) => string;
};

/** Login and registration: check, send, and go to the profile, or back to where an account was needed; a refusal that names no field is kept to be shown. */
export function useAccountForm<Field extends string>({
  fields,
  validate,
  enter,
  failure,
}: AccountFormOptions<Field>) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const form = useForm({
    fields,
    validate,
    send: async values => {
      setRefusal(null);
      try {
        if ((await enter(values)) === 'stay') return;
        navigate(takeReturn() ?? pathTo('profile'));
      } catch (error) {
        const refused = refusedFields(fields, error);
        const isReply = error instanceof ApiError && error.status > 0;
        const sentence = isReply ? failure(error) : t('errors.unknown');
        if (refused === undefined) setRefusal({ sentence, error });
        return refused;
      }
    },
  });
  return { ...form, refusal };
}
