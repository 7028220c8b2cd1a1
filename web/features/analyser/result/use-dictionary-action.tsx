import { useMemo } from 'react';
import { AddCardButton } from '#web/vocabulary/cards/add-card-button.tsx';
import { AddAction } from '#web/vocabulary/dictionary/add-action.tsx';
import { useMyWords } from '#web/vocabulary/dictionary/api.ts';
import { useDictionaryChanges } from '#web/vocabulary/dictionary/changes.ts';
import { useBusyWords } from '#web/vocabulary/words/use-busy-words.ts';

/**
 * What a row of the table offers for its word, which is an own card if the catalogue lacks it. Nothing while the catalogue is not
 * known, as for guests.
 */
export function useDictionaryAction(
  idsByWord: ReadonlyMap<string, readonly string[]>,
  sentenceIn: (word: string) => string,
) {
  const myWords = useMyWords();
  const mine = useMemo(
    () => new Set(myWords?.filter(word => word.in_dictionary).map(word => word.id)),
    [myWords],
  );
  const { add } = useDictionaryChanges();
  const { busyIds, whileBusy } = useBusyWords();
  return (word: string) => {
    const ids = idsByWord.get(word);
    const id = ids?.[0];
    if (idsByWord.size === 0) return null;
    if (ids === undefined || id === undefined)
      return (
        <AddCardButton learn="en" word={word} more={() => ({ sentence: sentenceIn(word) })} look="icon" />
      );
    const words = [{ id, word }];
    return (
      <AddAction
        word={word}
        isThere={ids.some(each => mine.has(each))}
        isBusy={busyIds.has(id)}
        onAdd={() => void whileBusy(words, () => add(words))}
      />
    );
  };
}
