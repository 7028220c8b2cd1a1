import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';

type Problems<Field extends string, Problem> = Partial<Record<Field, Problem>>;

type FormOptions<Field extends string, Problem> = {
  fields: readonly Field[];
  validate: (values: Record<NoInfer<Field>, string>) => Problems<NoInfer<Field>, Problem>;
  /** Resolves with the problems that the receiver finds, if any; what it throws is the caller's to show. */
  send: (values: Record<NoInfer<Field>, string>) => Promise<Problems<NoInfer<Field>, Problem> | undefined>;
};

/**
 * A native form: its values are read when it is sent, problems are shown at their fields, and their summary takes focus
 * (`error-summary.tsx`), the first bad field where there is none. While it is being sent, `isBusy` is true and a second press
 * does nothing.
 */
export function useForm<Field extends string, Problem>({
  fields,
  validate,
  send,
}: FormOptions<Field, Problem>) {
  const [problems, setProblems] = useState<Problems<Field, Problem>>({});
  const [refused, setRefused] = useState<Refused | null>(null);
  const sending = useMutation({ mutationFn: send });
  useEffect(() => {
    if (refused !== null) focusProblem(refused);
  }, [refused]);
  const isBusy = sending.isPending;
  /** Returns whether there were any. */
  const showProblems = (form: HTMLFormElement, found: Problems<Field, Problem>) => {
    const bad = fields.filter(field => found[field] !== undefined);
    const [firstBad] = bad;
    // In the order of the form, whatever order they were found in.
    setProblems(Object.fromEntries(bad.map(field => [field, found[field]])) as typeof found);
    if (firstBad !== undefined) setRefused({ form, firstBad });
    return firstBad !== undefined;
  };
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const entries = fields.map(field => [field, String(data.get(field) ?? '')]);
    const values = Object.fromEntries(entries) as Record<Field, string>;
    if (showProblems(form, validate(values)) || isBusy) return;
    const found = await sending.mutateAsync(values);
    if (found !== undefined) showProblems(form, found);
  };
  return { problems, isBusy, onSubmit: (event: FormEvent<HTMLFormElement>) => void handleSubmit(event) };
}

type Refused = { form: HTMLFormElement; firstBad: string };

function focusProblem({ form, firstBad }: Refused): void {
  const place = form.querySelector('[data-summary]') ?? form.elements.namedItem(firstBad);
  if (place instanceof HTMLElement) place.focus();
}
