import { useMemo } from 'react';
import type { listCatalogueWords } from '#contract/categories.ts';
import { useEndpoint } from '#web/platform/http/queries.ts';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import type { WordStates } from '#web/platform/offline/pending/word-states.ts';
import { useSession } from '#web/platform/session/session.ts';
import { AddCardButton } from '#web/vocabulary/cards/add-card-button.tsx';
import { AddAction } from '#web/vocabulary/dictionary/add-action.tsx';
import { useMyWords } from '#web/vocabulary/dictionary/api.ts';
import { useDictionaryChanges } from '#web/vocabulary/dictionary/changes.ts';
import { MarkMenu } from '#web/vocabulary/marks/mark-menu.tsx';
import { furthestRow } from '#web/vocabulary/marks/text-coverage.ts';
import { useMarking } from '#web/vocabulary/marks/use-marking.ts';
import { standingOf, useWordStates } from '#web/vocabulary/marks/word-states.ts';
import { useBusyWords } from '#web/vocabulary/words/use-busy-words.ts';
import type { WordCount } from '../counting/ranking.ts';

/** The ids of the words of the catalogue that a counted word may be, the commonest meaning first. */
type IdsByWord = ReadonlyMap<string, readonly string[]>;

/**
 * What people who are logged in can do with the words of an English text: mark them and add them to the dictionary, which takes an own
 * card where the catalogue lacks the word. `unlisted` are those, and `unknown` are the rows that they neither know nor ignore.
 */
export function useWordActions(rows: readonly WordCount[], sentenceIn: (word: string) => string) {
  const idsByWord = useCatalogueIds();
  const states = useWordStates('en');
  const mark = useMarking('en');
  const dictionaryAction = useDictionaryAction(idsByWord, sentenceIn);
  const unknown = useMemo(
    () => rows.filter(({ word }) => !needsNoLearning(states, idsByWord.get(word))),
    [rows, states, idsByWord],
  );
  const actionFor = (word: string) => {
    const id = furthestRow(idsByWord.get(word) ?? [], states)?.row;
    return (
      <>
        {states !== undefined && id !== undefined && (
          <MarkMenu id={id} learn="en" word={word} standing={standingOf(states, id)} onMark={mark} />
        )}
        {idsByWord.size > 0 && dictionaryAction(word)}
      </>
    );
  };
  const isUnlisted = (word: string) => idsByWord.size > 0 && !idsByWord.has(word);
  return { unknown, actionFor, isUnlisted };
}

function useCatalogueIds(): IdsByWord {
  const isUser = useSession().status === 'user';
  const { lang } = useLanguages();
  const pair = { query: { lang, learn: 'en' as const } };
  const catalogue = useEndpoint<typeof listCatalogueWords>('/catalogue-words', pair, isUser).data?.data.words;
  return useMemo(() => {
    const groups = new Map<string, string[]>();
    for (const [id, form] of catalogue ?? []) {
      const word = form.toLowerCase();
      groups.set(word, [...(groups.get(word) ?? []), id]);
    }
    return groups;
  }, [catalogue]);
}

function needsNoLearning(states: WordStates | undefined, ids: readonly string[] = []): boolean {
  const state = furthestRow(ids, states)?.state;
  return state === 'known' || state === 'ignored';
}

function useDictionaryAction(idsByWord: IdsByWord, sentenceIn: (word: string) => string) {
  const myWords = useMyWords();
  const mine = useMemo(
    () => new Set(myWords?.filter(word => word.in_dictionary).map(word => word.id)),
    [myWords],
  );
  const { add } = useDictionaryChanges();
  const { busyIds, whileBusy } = useBusyWords();
  return (word: string) => {
    const ids = idsByWord.get(word) ?? [];
    const [id] = ids;
    if (id === undefined) {
      const more = () => ({ sentence: sentenceIn(word) });
      return <AddCardButton learn="en" word={word} more={more} look="icon" />;
    }
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
