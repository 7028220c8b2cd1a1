import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#languages/index.ts';
import { useSession } from '../account/session.ts';
import { useLanguages } from '../i18n/languages.ts';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { useCardChanges, type WrittenCard } from './api.ts';
import { CardDialog } from './card-dialog.tsx';

type AddCardButtonProps = {
  /** What is known of the word already. */
  card?: Partial<WrittenCard>;
  /** The language of the word, where it is not the one being learned: texts are English. */
  learn?: Language;
  look?: 'main' | 'plain' | 'icon';
};

/** Opens the form of a new card, for people who are logged in. */
export function AddCardButton({ card, learn, look = 'plain' }: AddCardButtonProps) {
  const { t } = useTranslation();
  const { status } = useSession();
  const inForce = useLanguages();
  const pair = { ...inForce, ...(learn && { learn }) };
  const { make } = useCardChanges();
  const [isOpen, setIsOpen] = useState(false);
  if (status !== 'user') return null;
  const open = () => setIsOpen(true);
  const name = card?.word === undefined ? t('cards.add') : t('cards.addWord', { word: card.word });
  return (
    <>
      {look === 'icon' ? (
        <IconButton icon="plus" label={name} onClick={open} />
      ) : (
        <Button icon="plus" look={look} onClick={open}>
          {t('cards.add')}
        </Button>
      )}
      {isOpen && (
        <CardDialog
          title={t('cards.add')}
          pair={pair}
          onSave={written => make(written, pair)}
          onClose={() => setIsOpen(false)}
          {...(card && { card })}
        />
      )}
    </>
  );
}
