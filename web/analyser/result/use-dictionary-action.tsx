import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { listCatalogueWords } from '#contract/categories.ts';
import { useSession } from '../../account/session.ts';
import { useDictionaryChanges, useMyWords } from '../../dictionary/api.ts';
import { useEndpoint } from '../../queries.ts';
import { IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useBusyWords } from '../../words/use-busy-words.ts';

/** For people who are logged in: what a row of the table offers for its word, which is nothing if the catalogue lacks it. */
export function useDictionaryAction() {
  const { t } = useTranslation();
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
    if (ids.some(each => mine.has(each))) return <IsThere label={t('dictionary.isThere')} />;
    const words = [{ id, word }];
    return (
      <IconButton
        icon="plus"
        label={t('dictionary.add', { word })}
        isBusy={busyIds.has(id)}
        onClick={() => void whileBusy(words, () => add(words))}
      />
    );
  };
}

function IsThere({ label }: { label: string }) {
  return (
    <span
      role="img"
      aria-label={label}
      title={label}
      className="flex size-11 items-center justify-center text-correct"
    >
      <Icon name="check" />
    </span>
  );
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
