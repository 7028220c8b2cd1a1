import { type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { Icon } from '#web/ui/icon.tsx';

type ErrorSummaryProps = {
  /** What is wrong, by the name of its field, in the order of the form. */
  problems: Readonly<Record<string, string | undefined>>;
};

/** All that keeps a form from being sent, each a way to its field. `useForm` gives it focus: nothing is overlooked. */
export function ErrorSummary({ problems }: ErrorSummaryProps) {
  const { t } = useTranslation();
  const heading = useId();
  const group = useRef<HTMLDivElement>(null);
  const found = Object.entries(problems).filter(([, text]) => text !== undefined);
  const texts = found.map(([, text]) => text);
  const isShared = (text: string | undefined) => texts.indexOf(text) < texts.lastIndexOf(text);
  const labels = useLabels(
    group,
    found.filter(([, text]) => isShared(text)).map(([name]) => name),
  );
  if (found.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would make the problems part of what is sent
    <div
      ref={group}
      role="group"
      aria-labelledby={heading}
      tabIndex={-1}
      data-summary
      className="flex scroll-mt-24 gap-3 rounded-card border border-wrong bg-wrong-soft p-4"
    >
      <Icon name="warning" className="mt-0.5 text-wrong" />
      <div className="min-w-0 flex-1">
        <p id={heading} className="font-semibold">
          {t('errors.checkFields')}
        </p>
        <ul>
          {found.map(([name, text]) => (
            <li key={name}>
              <button
                type="button"
                onClick={event => focusField(event.currentTarget.form, name)}
                className="phrases min-h-11 py-1 text-start font-medium text-pretty text-wrong underline underline-offset-4"
              >
                {name in labels && `${labels[name]} · `}
                {text}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

const NONE: Record<string, string> = {};

/** The labels of fields in the form around an element, by their names. */
function useLabels(inside: RefObject<HTMLElement | null>, names: string[]): Record<string, string> {
  const [labels, setLabels] = useState(NONE);
  const wanted = names.join(' ');
  // Before the paint: the labels are in the form, and only what two fields have in common needs them.
  useLayoutEffect(() => {
    // Mostly nothing is shared, and then nothing is drawn again.
    if (wanted === '') return setLabels(NONE);
    const form = inside.current?.closest('form') ?? null;
    const named = wanted.split(' ').map(name => [name, labelOf(form, name)]);
    setLabels(Object.fromEntries(named));
  }, [inside, wanted]);
  return labels;
}

function labelOf(form: HTMLFormElement | null, name: string): string {
  const control = form?.elements.namedItem(name);
  return (control as HTMLInputElement | null)?.labels?.[0]?.textContent ?? '';
}

function focusField(form: HTMLFormElement | null, name: string): void {
  const control = form?.elements.namedItem(name);
  if (control instanceof HTMLElement) control.focus();
}
