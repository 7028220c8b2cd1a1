import { type ComponentProps, type ReactNode, useId } from 'react';
import { Icon } from './icon.tsx';
import { Select, type SelectProps } from './select.tsx';

const CONTROL =
  'block min-h-13 w-full rounded-field border-[1.5px] border-edge bg-card py-2 text-base text-ink placeholder:text-quiet hover:border-accent aria-invalid:border-wrong aria-invalid:ring-1 aria-invalid:ring-wrong disabled:border-transparent disabled:bg-well disabled:text-quiet';

/** What every field has. */
export type Shared = { label: string; hint?: ReactNode; error?: string | undefined };

/** A labelled text field: label above, hint below, the error at the field. */
export function TextField({ label, hint, error, ...rest }: ComponentProps<'input'> & Shared) {
  const ids = useFieldIds(hint, error);
  // An address runs from the left in every language: its @ would jump to the other side while it is typed, and its beginning be cut off.
  const isAddress = rest.type === 'email';
  return (
    <Labelled {...{ label, hint, error, ids }}>
      <input
        dir={isAddress ? 'ltr' : undefined}
        {...rest}
        {...ids.control(error)}
        className={`${CONTROL} px-4 ${isAddress ? 'rtl:text-end' : ''}`}
      />
    </Labelled>
  );
}

/** A labelled field for longer text. */
export function TextArea({
  label,
  hint,
  error,
  className = '',
  ...rest
}: ComponentProps<'textarea'> & Shared) {
  const ids = useFieldIds(hint, error);
  return (
    <Labelled {...{ label, hint, error, ids }}>
      <textarea {...rest} {...ids.control(error)} className={`${CONTROL} ps-4 pe-4 ${className}`} />
    </Labelled>
  );
}

/** A labelled choice from a list; the options are the children. */
export function SelectField({ label, hint, error, ...rest }: SelectProps & Shared) {
  const ids = useFieldIds(hint, error);
  return (
    <Labelled {...{ label, hint, error, ids }}>
      <Select {...rest} {...ids.control(error)} className={`${CONTROL} ${rest.start ? 'ps-13' : 'ps-4'}`} />
    </Labelled>
  );
}

type Ids = ReturnType<typeof useFieldIds>;

/** The frame of a field: its label above the control, hint and error below. */
export function Labelled({ label, hint, error, ids, children }: Shared & { ids: Ids; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={ids.field} className="fitted font-semibold">
        {label}
      </label>
      {children}
      {hint && (
        <div id={ids.hint} className="phrases text-sm text-pretty text-quiet">
          {hint}
        </div>
      )}
      {error && (
        <div id={ids.error} className="phrases flex items-start gap-1.5 text-sm font-semibold text-wrong">
          <Icon name="warning" />
          {error}
        </div>
      )}
    </div>
  );
}

/** The ids that tie label, hint and error to a control, which takes what `control` gives. */
export function useFieldIds(hint: ReactNode, error: string | undefined) {
  const field = useId();
  const [hintId, errorId] = [`${field}-hint`, `${field}-error`];
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  return {
    field,
    hint: hintId,
    error: errorId,
    control: (problem: string | undefined) => ({
      id: field,
      'aria-invalid': problem ? (true as const) : undefined,
      'aria-describedby': describedBy === '' ? undefined : describedBy,
    }),
  };
}
