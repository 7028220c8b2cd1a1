import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';

type Problems<Field extends string, Problem> = Partial<Record<Field, Problem>>;

type FormOptions<Field extends string, Problem> = {
  fields: readonly Field[];
  validate: (values: Record<NoInfer<Field>, string>) => Problems<NoInfer<Field>, Problem>;
  /** Resolves with the problems that the receiver finds, if any; what it throws is the caller's to show. */
  send: (values: Record<NoInfer<Field>, string>) => Promise<Problems<NoInfer<Field>, Problem> | undefined>;
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
  const [problems, setProblems] = useState<Problems<Field, Problem>>({});
  const sending = useMutation({ mutationFn: send });
  const isBusy = sending.isPending;
  /** Returns whether there were any. */
  const showProblems = (form: HTMLFormElement, found: Problems<Field, Problem>) => {
    setProblems(found);
    const firstBad = fields.find(field => found[field] !== undefined);
    if (firstBad !== undefined) focusField(form, firstBad);
    return firstBad !== undefined;
  };
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const entries = fields.map(field => [field, String(data.get(field) ?? '')]);
    const values = Object.fromEntries(entries) as Record<Field, string>;
    if (showProblems(form, validate(values)) || isBusy) return;
    const refused = await sending.mutateAsync(values);
    if (refused !== undefined) showProblems(form, refused);
  };
  return { problems, isBusy, onSubmit: (event: FormEvent<HTMLFormElement>) => void handleSubmit(event) };
}

function focusField(form: HTMLFormElement, field: string): void {
  const control = form.elements.namedItem(field);
  if (control instanceof HTMLElement) control.focus();
}
