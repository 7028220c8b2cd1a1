import { useId, useRef } from 'react';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

type ConfirmDialogProps = {
  question: string;
  /** What it is about, more closely. */
  detail: string;
  /** The words of the button that does it. */
  yes: string;
  onYes: () => void;
  onClose: () => void;
};

/** Asks before something large is done; it is open as long as it is rendered. Escape and a press beside it mean no. */
export function ConfirmDialog({ question, detail, yes, onYes, onClose }: ConfirmDialogProps) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const [title, text] = [useId(), useId()];
  const handleYes = () => {
    dialog.current?.close();
    onYes();
  };
  return (
    <Dialog
      ref={dialog}
      aria-labelledby={title}
      aria-describedby={text}
      onClose={onClose}
      onClick={event => event.target === event.currentTarget && dialog.current?.close()}
      className="w-[min(28rem,calc(100vw-2rem))]"
    >
      <div className="flex flex-col gap-2 p-6">
        <h2 id={title} className="head text-xl sm:text-2xl">
          {question}
        </h2>
        <p id={text} className="text-quiet">
          {detail}
        </p>
        <div className="mt-4 flex flex-wrap justify-end gap-3">
          <Button autoFocus onClick={() => dialog.current?.close()}>
            {t('common.cancel')}
          </Button>
          <Button look="main" onClick={handleYes}>
            {yes}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
