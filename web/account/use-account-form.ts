import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { PAGES } from '#contract/pages.ts';
import { ApiError } from '../http.ts';
import { useErrorText } from '../ui/error-text.ts';
import { useForm } from '../ui/use-form.ts';
import { refusedFields } from './refused-fields.ts';
import type { Problems } from './validate.ts';

type AccountFormOptions<Field extends string> = {
  fields: readonly Field[];
  validate: (values: Record<NoInfer<Field>, string>) => Problems<NoInfer<Field>>;
  enter: (values: Record<NoInfer<Field>, string>) => Promise<void>;
  /** Said when the server refuses without a reason that is known. */
  failure: string;
};

/** Login and registration: check, send, and go to the profile; a refusal that names no field is kept to be shown. */
export function useAccountForm<Field extends string>({
  fields,
  validate,
  enter,
  failure,
}: AccountFormOptions<Field>) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState('');
  const form = useForm({
    fields,
    validate,
    send: async values => {
      setRefusal('');
      try {
        await enter(values);
        await navigate(PAGES.profile);
      } catch (error) {
        const refused = refusedFields(fields, error);
        if (refused === undefined)
          setRefusal(errorText(error, error instanceof ApiError ? failure : t('errors.unknown')));
        return refused;
      }
    },
  });
  return { ...form, refusal };
}
