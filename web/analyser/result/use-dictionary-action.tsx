import { useMemo } from 'react';
import type { listCatalogueWords } from '#contract/categories.ts';
import { useSession } from '../../account/session.ts';
import { AddAction } from '../../dictionary/add-action.tsx';
import { useDictionaryChanges, useMyWords } from '../../dictionary/api.ts';
import { useEndpoint } from '../../queries.ts';
import { useBusyWords } from '../../words/use-busy-words.ts';

/** For people who are logged in: what a row of the table offers for its word, which is nothing if the catalogue lacks it. */
export function useDictionaryAction() {
  const isUser = useSession().status === 'user';
  const catalogue = useEndpoint<typeof listCatalogueWords>('/catalogue-words', {}, isUser).data?.data.words;
  const idsByWord = useMemo(() => groupByWord(catalogue ?? []), [catalogue]);
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
    if (ids === undefined || id === undefined) return null;
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

/** The ids of each English form, the commonest meaning first: a counted word does not tell which one was meant. */
function groupByWord(catalogue: readonly (readonly [id: string, word: string])[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const [id, form] of catalogue) {
    const word = form.toLowerCase();
    groups.set(word, [...(groups.get(word) ?? []), id]);
  }
  return groups;
}
