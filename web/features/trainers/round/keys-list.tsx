import { type RefObject, useRef } from 'react';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { KeysDialog } from '../questions/keys-help.tsx';

/** The list of keys, and how it is opened. */
export function useKeysList() {
  const dialog = useRef<HTMLDialogElement>(null);
  return { dialog, open: () => dialog.current?.showModal() };
}

/** The keys of a round and what they do. */
export function RoundKeysList({ dialog }: { dialog: RefObject<HTMLDialogElement | null> }) {
  const { t } = useTranslation();
  const keys = [
    { caps: ['1', '2', '3', '4'], text: t('trainers.keys.answer') },
    { caps: ['0'], text: t('round.dontKnow') },
    { caps: [t('trainers.keys.space'), 'R'], text: t('trainers.keys.repeat') },
    { caps: ['S'], text: t('round.keys.slow') },
    { caps: [t('trainers.keys.enter')], text: t('round.keys.goOn') },
    { caps: ['⌫'], text: t('round.keys.back') },
    { caps: ['Alt', '1'], text: t('round.keys.letters') },
    { caps: ['U'], text: t('trainers.keys.undo') },
    { caps: ['Esc'], text: t('round.leave') },
    { caps: ['?'], text: t('trainers.keys.help') },
  ];
  return <KeysDialog dialog={dialog} keys={keys} />;
}
