import { useTranslation } from 'react-i18next';
import { useSession } from '../account/session.ts';
import { AddAction } from '../dictionary/add-action.tsx';
import { useDictionaryChanges, useMyWords } from '../dictionary/api.ts';
import { Button } from '../ui/button.tsx';
import type { ListedWord } from '../words/listed-word.ts';
import { useBusyWords } from '../words/use-busy-words.ts';
import { usePlayAll } from '../words/use-play-all.ts';
import { useSelection } from '../words/use-selection.ts';
import { WordRow } from '../words/word-row.tsx';
import { WordToolbar } from '../words/word-toolbar.tsx';

/** The words of a category: everybody can listen; people who are logged in also tick and add. */
export function CategoryWords({ words }: { words: ListedWord[] }) {
  const { t } = useTranslation();
  const isUser = useSession().status === 'user';
  const myWords = useMyWords();
  const { add } = useDictionaryChanges();
  const { spokenId, play, stop } = usePlayAll(words);
  const selection = useSelection(words);
  const { busyIds, whileBusy } = useBusyWords();
  const inDictionary = new Set(myWords?.filter(word => word.in_dictionary).map(word => word.id));
  const addWords = (chosen: ListedWord[]) => whileBusy(chosen, () => add(chosen));
  const addMany = async (chosen: ListedWord[]) => {
    if (await addWords(chosen)) selection.clear();
  };
  return (
    <div className="flex flex-col">
      <WordToolbar
        isPlaying={spokenId !== null}
        onPlay={play}
        onStop={stop}
        selection={isUser ? selection : undefined}
      >
        {isUser && (
          <>
            <Button disabled={selection.count === 0} onClick={() => void addMany(selection.chosen())}>
              {t('dictionary.addSelected')}
            </Button>
            <Button onClick={() => void addMany(words)}>{t('dictionary.addAll')}</Button>
          </>
        )}
      </WordToolbar>
      <ul className="divide-y divide-line">
        {words.map(word => (
          <WordRow
            key={word.id}
            word={word}
            isLit={word.id === spokenId}
            selection={isUser ? selection.of(word.id) : undefined}
            action={
              isUser && (
                <AddAction
                  word={word.word}
                  isThere={inDictionary.has(word.id)}
                  isBusy={busyIds.has(word.id)}
                  onAdd={() => void addWords([word])}
                />
              )
            }
          />
        ))}
      </ul>
    </div>
  );
}
