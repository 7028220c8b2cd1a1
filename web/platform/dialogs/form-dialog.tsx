import { type FormEvent, type ReactNode, type RefObject, useId } from 'react';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { Button, SubmitButton } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

const WIDTHS = {
  narrow: 'w-[min(28rem,calc(100vw-2rem))]',
  medium: 'w-[min(34rem,calc(100vw-2rem))]',
  wide: 'w-[min(40rem,calc(100vw-2rem))]',
} as const;

type FormDialogProps = {
  ref: RefObject<HTMLDialogElement | null>;
  title: string;
  /** What the button that sends it says. */
  action: string;
  width: keyof typeof WIDTHS;
  isBusy: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog that is a form: its title, its fields, and at its end the way out and the button that sends it. */
export function FormDialog({
  ref,
  title,
  action,
  width,
  isBusy,
  onSubmit,
  onClose,
  children,
}: FormDialogProps) {
  const { t } = useTranslation();
  const heading = useId();
  return (
    <Dialog ref={ref} aria-labelledby={heading} onClose={onClose} className={WIDTHS[width]}>
      <form method="post" noValidate onSubmit={onSubmit} className="flex flex-col gap-4 p-5 sm:p-6">
        <h2 id={heading} className="head text-xl sm:text-2xl">
          {title}
        </h2>
        {children}
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={() => ref.current?.close()}>{t('common.cancel')}</Button>
          <SubmitButton look="main" isBusy={isBusy}>
            {action}
          </SubmitButton>
        </div>
      </form>
    </Dialog>
  );
}
