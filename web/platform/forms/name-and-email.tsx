import type { ComponentProps } from 'react';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { TextField } from '#web/ui/field.tsx';

/** What differs from form to form; the label says "Name" or "E-mail" where nothing else is given. */
type Own = Pick<ComponentProps<typeof TextField>, 'defaultValue' | 'hint' | 'error'> & { label?: string };

/** A person's own name, in a form's `name`. */
export function NameField(own: Own) {
  const { t } = useTranslation();
  return <TextField name="name" autoComplete="name" {...own} label={own.label ?? t('account.name')} />;
}

/** A person's own address, in a form's `email`. */
export function EmailField(own: Own) {
  const { t } = useTranslation();
  return (
    <TextField
      name="email"
      type="email"
      autoComplete="email"
      {...own}
      label={own.label ?? t('account.email')}
    />
  );
}
