import { useState } from 'react';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { Button } from '#web/ui/button.tsx';
import { SeveralCardsDialog, type WordToKeep } from '#web/vocabulary/cards/several-cards-dialog.tsx';

/** More fields at once would not be filled. */
const MOST = 20;

type CardsForSeveralProps = {
  /** Words that only an own card can keep, the most frequent first. */
  words: readonly string[];
  sentenceOf: (word: string) => string;
};

/** Opens the form in which the most frequent words that our dictionary lacks become cards together. */
export function CardsForSeveral({ words, sentenceOf }: CardsForSeveralProps) {
  const { t } = useTranslation();
  const { lang } = useLanguages();
  const [made, setMade] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<WordToKeep[]>();
  const left = words.filter(word => !made.has(word));
  if (left.length === 0) return null;
  const open = () => setAsked(left.slice(0, MOST).map(word => ({ word, sentence: sentenceOf(word) })));
  return (
    <>
      <Button icon="plus" onClick={open}>
        {t('cards.several')}
      </Button>
      {asked && (
        <SeveralCardsDialog
          words={asked}
          pair={{ lang, learn: 'en' }}
          onSaved={words => setMade(before => new Set([...before, ...words]))}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
