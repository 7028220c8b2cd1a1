import { useTranslation } from 'react-i18next';
import { useSession } from '../account/session.ts';
import { AddAction } from '../dictionary/add-action.tsx';
import { useMyWords } from '../dictionary/api.ts';
import { useDictionaryChanges } from '../dictionary/changes.ts';
import { useLanguages } from '../i18n/languages.ts';
import { MarkMenu } from '../marks/mark-menu.tsx';
import { useMarking } from '../marks/use-marking.ts';
import { standingOf, useWordStates } from '../marks/word-states.ts';
import { Button } from '../ui/button.tsx';
import type { ListedWord } from '../words/listed-word.ts';
import { useBusyWords } from '../words/use-busy-words.ts';
import { usePlayAll } from '../words/use-play-all.ts';
import { useSelection } from '../words/use-selection.ts';
import { WordRow } from '../words/word-row.tsx';
import { WordToolbar } from '../words/word-toolbar.tsx';

/** The words of a category: everybody can listen; people who are logged in also tick, add and mark. */
export function CategoryWords({ words }: { words: ListedWord[] }) {
  const { t } = useTranslation();
  const isUser = useSession().status === 'user';
  const { learn } = useLanguages();
  const states = useWordStates(learn);
  const mark = useMarking(learn);
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
            selection={
              isUser ? { isSelected: selection.isSelected(word.id), onToggle: selection.onToggle } : undefined
            }
            mark={
              states && (
                <MarkMenu
                  id={word.id}
                  word={word.word}
                  standing={standingOf(states, word.id)}
                  onMark={mark}
                />
              )
            }
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
