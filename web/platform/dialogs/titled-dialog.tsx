import { type ReactNode, useId, useRef } from 'react';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

type TitledDialogProps = {
  title: string;
  /** How wide it is, as a class. */
  className: string;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog that sends nothing: its title, a cross that closes it, and what it shows; open as long as it is rendered. */
export function TitledDialog({ title, className, onClose, children }: TitledDialogProps) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  return (
    <Dialog ref={dialog} aria-labelledby={heading} onClose={onClose} className={`p-5 ${className}`}>
      <div className="flex items-start justify-between gap-2">
        <h2 id={heading} className="head text-lg">
          {title}
        </h2>
        <IconButton
          icon="cross"
          label={t('common.close')}
          onClick={() => dialog.current?.close()}
          className="-me-2 -mt-2"
        />
      </div>
      {children}
    </Dialog>
  );
}
