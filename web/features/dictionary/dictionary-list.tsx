import { useState } from 'react';
import { ConfirmDialog } from '#web/platform/dialogs/confirm-dialog.tsx';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { Button } from '#web/ui/button.tsx';
import { useHandler } from '#web/ui/use-handler.ts';
import { useDictionaryChanges } from '#web/vocabulary/dictionary/changes.ts';
import type { Knowledge } from '#web/vocabulary/dictionary/filters.ts';
import { AddToList } from '#web/vocabulary/lists/add-to-list.ts';
import { useMarking } from '#web/vocabulary/marks/use-marking.ts';
import { standingOf } from '#web/vocabulary/marks/word-states.ts';
import type { ListedWord } from '#web/vocabulary/words/listed-word.ts';
import { usePlayAll } from '#web/vocabulary/words/play-all.ts';
import { useSelection } from '#web/vocabulary/words/selection.ts';
import { useBusyWords } from '#web/vocabulary/words/use-busy-words.ts';
import { LongWordList } from '#web/vocabulary/words/word-list.tsx';
import { PlayAllButton, WordToolbar } from '#web/vocabulary/words/word-toolbar.tsx';
import { DictionaryRow } from './dictionary-row.tsx';

type DictionaryListProps = { words: readonly ListedWord[]; knowledge: Knowledge | undefined };

/** Words to listen to, tick, mark and remove; the toolbar acts on all that are given. */
export function DictionaryList({ words, knowledge }: DictionaryListProps) {
  const { t } = useTranslation();
  const mark = useMarking(useLanguages().learn);
  const { remove } = useDictionaryChanges();
  const { spokenId, play, stop } = usePlayAll(words);
  const selection = useSelection(words);
  const { busyIds, whileBusy } = useBusyWords();
  const [isListing, setIsListing] = useState(false);
  const removeWords = (chosen: readonly ListedWord[]) => whileBusy(chosen, () => remove(chosen));
  const removeMany = async (chosen: readonly ListedWord[]) => {
    if (await removeWords(chosen)) selection.clear();
  };
  const handleRemove = useHandler((word: ListedWord) => void removeWords([word]));
  return (
    <div>
      <WordToolbar
        first={<PlayAllButton look="main" isPlaying={spokenId !== null} onPlay={play} onStop={stop} />}
        selection={selection}
        onSelected={{
          label: t('dictionary.removeSelected'),
          onAct: () => void removeMany(selection.chosen()),
        }}
        alsoSelected={{ label: t('lists.addTo'), onAct: () => setIsListing(true) }}
      >
        <RemoveAllButton count={words.length} onRemove={() => void removeMany(words)} />
      </WordToolbar>
      <LongWordList words={words}>
        {(word, position) => (
          <DictionaryRow
            key={word.id}
            word={word}
            {...position}
            isLit={word.id === spokenId}
            isSelected={selection.isSelected(word.id)}
            isBusy={busyIds.has(word.id)}
            standing={standingOf(knowledge?.states, word.id)}
            today={knowledge?.today}
            onMark={mark}
            onToggle={selection.onToggle}
            onRemove={handleRemove}
          />
        )}
      </LongWordList>
      {isListing && (
        <AddToList
          wordIds={selection.chosen().map(({ id }) => id)}
          onAdded={selection.clear}
          onClose={() => setIsListing(false)}
        />
      )}
    </div>
  );
}

/** Takes all words that are listed out of the dictionary, having asked. */
function RemoveAllButton({ count, onRemove }: { count: number; onRemove: () => void }) {
  const { t } = useTranslation();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button disabled={count === 0} onClick={() => setIsAsking(true)}>
        {t('dictionary.removeAll')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          question={t('dictionary.removeAllQuestion')}
          detail={t('categories.words', { count })}
          yes={t('dictionary.removeAll')}
          onYes={onRemove}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
