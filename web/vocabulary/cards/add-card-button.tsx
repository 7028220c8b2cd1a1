import { useState } from 'react';
import type { Language } from '#languages/index.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { useSession } from '#web/platform/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useCardChanges, type WrittenCard } from './api.ts';
import { CardDialog } from './card-dialog.tsx';

type AddCardButtonProps = {
  /** The word, where there is one already. */
  word?: string;
  /** What else is known of it, asked for when the form opens. */
  more?: () => Partial<WrittenCard>;
  /** The language of the word, where it is not the one being learned: texts are English. */
  learn?: Language;
  look?: 'main' | 'plain' | 'icon';
};

/** Opens the form of a new card; only for users. */
export function AddCardButton({ word, more, learn, look = 'plain' }: AddCardButtonProps) {
  const { t } = useTranslation();
  const { status } = useSession();
  const inForce = useLanguages();
  const pair = { ...inForce, ...(learn && { learn }) };
  const { make } = useCardChanges();
  const [card, setCard] = useState<Partial<WrittenCard>>();
  if (status === 'guest') return null;
  const open = () => setCard({ ...(word !== undefined && { word }), ...more?.() });
  const name = word === undefined ? t('cards.add') : t('cards.addWord', { word });
  return (
    <>
      {look === 'icon' ? (
        <IconButton icon="plus" label={name} onClick={open} />
      ) : (
        <Button icon="plus" look={look} onClick={open}>
          {t('cards.add')}
        </Button>
      )}
      {card && (
        <CardDialog
          title={t('cards.add')}
          pair={pair}
          onSave={written => make(written, pair)}
          onClose={() => setCard(undefined)}
          card={card}
        />
      )}
    </>
  );
}
