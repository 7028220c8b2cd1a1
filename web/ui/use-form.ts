import { type FormEvent, useState } from 'react';

type FormOptions<Field extends string, Problem> = {
  fields: readonly Field[];
  validate: (values: Record<NoInfer<Field>, string>) => Partial<Record<NoInfer<Field>, Problem>>;
  /** Resolves when the form was sent; what it throws is the caller's to show. */
  send: (values: Record<NoInfer<Field>, string>) => Promise<void>;
};

/**
 * A native form: its values are read when it is sent, problems are shown at their fields and the first bad field takes
 * focus. While it is being sent, `isBusy` is true and a second press does nothing.
 */
export function useForm<Field extends string, Problem>({
  fields,
  validate,
  send,
}: FormOptions<Field, Problem>) {
  const [problems, setProblems] = useState<Partial<Record<Field, Problem>>>({});
  const [isBusy, setIsBusy] = useState(false);
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const values = Object.fromEntries(fields.map(field => [field, String(data.get(field) ?? '')]));
    const found = validate(values as Record<Field, string>);
    setProblems(found);
    const firstBad = fields.find(field => found[field] !== undefined);
    if (firstBad !== undefined) return focusField(form, firstBad);
    if (isBusy) return;
    setIsBusy(true);
    await send(values as Record<Field, string>).finally(() => setIsBusy(false));
  };
  return {
    problems,
    setProblems,
    isBusy,
    onSubmit: (event: FormEvent<HTMLFormElement>) => void handleSubmit(event),
  };
}

function focusField(form: HTMLFormElement, field: string): void {
  const control = form.elements.namedItem(field);
  if (control instanceof HTMLElement) control.focus();
}
