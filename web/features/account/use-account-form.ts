import { useState } from 'react';
import { pathTo } from '#contract/pages.ts';
import { type Problems, refusedFields } from '#web/platform/forms/problems.ts';
import { useForm } from '#web/platform/forms/use-form.ts';
import { ApiError } from '#web/platform/http/http.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useNavigate } from '#web/platform/router/router.tsx';

/** What went wrong in words of the specification, and the error itself for the cause. */
export type Refusal = { sentence: string; error: unknown };

type AccountFormOptions<Field extends string> = {
  fields: readonly Field[];
  validate: (values: Record<NoInfer<Field>, string>) => Problems<NoInfer<Field>>;
  /** Resolves with `stay` when there is more to do here. */
  enter: (values: Record<NoInfer<Field>, string>) => Promise<'stay' | undefined>;
  /** Said when the server refuses. */
  failure: (error: ApiError) => string;
};

/** Login and registration: check, send, and go to the profile; a refusal that names no field is kept to be shown. */
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
        navigate(pathTo('profile'));
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
