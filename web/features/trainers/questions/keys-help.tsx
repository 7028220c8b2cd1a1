import { memo, type RefObject, useId, useRef } from 'react';
import type { TestType } from '#contract/test-types.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { DIALOG } from '#web/ui/dialog.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

import { useKeys } from './keys.ts';

const KEYS = {
  translation_to_word: ['answer', 'repeat', 'undo', 'help'],
  word_to_translation: ['answer', 'undo', 'help'],
  flashcards: ['goOn', 'grade', 'repeat', 'undo', 'help'],
} as const satisfies Record<TestType, string[]>;

/** A button and the ? key that list the keys of a trainer: no part of what an answer changes. */
export const KeysHelp = memo(({ testType }: { testType: TestType }) => {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const open = () => dialog.current?.showModal();
  useKeys({ help: open });
  const digits = ['1', '2', '3', '4'];
  const goOn = [t('trainers.keys.space'), t('trainers.keys.enter')];
  const capsOf = { answer: digits, goOn, grade: digits, repeat: ['R'], undo: ['Z'], help: ['?'] };
  return (
    <>
      <IconButton
        icon="keyboard"
        label={t('trainers.keys.title')}
        onClick={open}
        aria-keyshortcuts="?"
        look="quiet"
        // Phones and tablets have no keys to speak of.
        className="[@media_not_((hover:hover)_and_(pointer:fine))]:hidden"
      />
      <KeysDialog
        dialog={dialog}
        keys={KEYS[testType].map(name => ({ caps: capsOf[name], text: t(`trainers.keys.${name}`) }))}
      />
    </>
  );
});

type KeysDialogProps = {
  dialog: RefObject<HTMLDialogElement | null>;
  keys: readonly { caps: readonly string[]; text: string }[];
};

/** A list of keys and what they do. */
export function KeysDialog({ dialog, keys }: KeysDialogProps) {
  const { t } = useTranslation();
  const title = useId();
  return (
    <dialog ref={dialog} aria-labelledby={title} className={`${DIALOG} w-[min(24rem,calc(100vw-2rem))] p-4`}>
      <div className="mb-2 flex items-center justify-between">
        <h2 id={title} className="head text-lg">
          {t('trainers.keys.title')}
        </h2>
        <IconButton icon="cross" label={t('common.close')} onClick={() => dialog.current?.close()} />
      </div>
      <dl className="divide-y divide-line">
        {keys.map(({ caps, text }) => (
          <div
            key={text}
            className="flex items-center justify-between gap-x-4 gap-y-1 py-3 max-[22.5rem]:flex-col max-[22.5rem]:items-start"
          >
            <dt className="flex shrink-0 flex-wrap gap-1">
              {caps.map(cap => (
                <kbd
                  key={cap}
                  className="min-w-8 rounded-control border border-edge px-2 py-0.5 text-center [font-family:inherit] text-sm"
                >
                  {cap}
                </kbd>
              ))}
            </dt>
            <dd className="min-[22.5rem]:text-end">{text}</dd>
          </div>
        ))}
      </dl>
    </dialog>
  );
}
