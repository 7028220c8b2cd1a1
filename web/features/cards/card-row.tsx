import { useState } from 'react';
import type { Card } from '#contract/cards.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useCardChanges } from '#web/vocabulary/cards/api.ts';
import { CardDialog } from '#web/vocabulary/cards/card-dialog.tsx';
import { SpeakButton } from '#web/vocabulary/speech/speak-button.tsx';
import { WordPicture } from '#web/vocabulary/words/word-picture.tsx';

/** A card with its sound, its form and its bin. */
export function CardRow({ card }: { card: Card }) {
  const { t } = useTranslation();
  const { change, remove } = useCardChanges();
  const [isOpen, setIsOpen] = useState(false);
  const { word, translation, reading, sentence, note, emoji, lang, learn } = card;
  return (
    <div className="flex min-h-20 flex-wrap items-center gap-1 px-1 py-2.5 sm:gap-2 sm:px-2">
      <WordPicture form={word} language={learn} word={{ emoji }} className="max-sm:tile-44" />
      <div className="ms-2 min-w-32 flex-1 basis-0 break-words">
        <p>
          <bdi lang={learn} className="word word-xl hyphens-auto">
            {word}
          </bdi>
          {/* The gap follows the direction of the row, not that of the reading. */}
          {reading && (
            <span className="ms-2 text-sm text-quiet">
              <bdi>{reading}</bdi>
            </span>
          )}
        </p>
        <p className="leading-snug">
          <bdi lang={lang}>{translation}</bdi>
        </p>
        {sentence && (
          <p className="text-sm text-quiet">
            <bdi lang={learn}>{sentence}</bdi>
          </p>
        )}
        {note && (
          <p className="text-sm text-quiet">
            <bdi>{note}</bdi>
          </p>
        )}
      </div>
      <div className="ms-auto flex items-center gap-1 sm:gap-2">
        <SpeakButton text={word} language={learn} />
        <Button
          look="text"
          aria-label={t('cards.editWord', { word })}
          className="px-2"
          onClick={() => setIsOpen(true)}
        >
          {t('cards.edit')}
        </Button>
        <IconButton icon="trash" label={t('cards.delete', { word })} onClick={() => void remove(card)} />
      </div>
      {isOpen && (
        <CardDialog
          title={t('cards.edit')}
          card={card}
          pair={{ lang, learn }}
          onSave={written => change(card.id, written)}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  );
}
