import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, IconButton } from '../ui/button.tsx';
import { SearchField } from '../ui/search-field.tsx';
import type { ListedWord } from '../words/listed-word.ts';
import { useBusyWords } from '../words/use-busy-words.ts';
import { usePlayAll } from '../words/use-play-all.ts';
import { useSelection } from '../words/use-selection.ts';
import { WordRow } from '../words/word-row.tsx';
import { WordToolbar } from '../words/word-toolbar.tsx';
import { useDictionaryChanges } from './api.ts';
import { matching } from './matching.ts';

/** A shorter list is seen at a glance. */
const SEARCH_FROM = 20;

/** The person's words: listen, tick, remove; what the search leaves is what the toolbar acts on. */
export function DictionaryWords({ words }: { words: ListedWord[] }) {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const shown = matching(words, search);
  const { remove } = useDictionaryChanges();
  const { spokenId, play, stop } = usePlayAll(shown);
  const selection = useSelection(shown);
  const { busyIds, whileBusy } = useBusyWords();
  const removeWords = (chosen: ListedWord[]) => whileBusy(chosen, () => remove(chosen));
  const removeMany = async (chosen: ListedWord[]) => {
    if (await removeWords(chosen)) selection.clear();
  };
  return (
    <>
      {words.length >= SEARCH_FROM && (
        <SearchField label={t('dictionary.search')} value={search} onChange={setSearch} />
      )}
      <div className="flex flex-col">
        <WordToolbar isPlaying={spokenId !== null} onPlay={play} onStop={stop} selection={selection}>
          <Button disabled={selection.count === 0} onClick={() => void removeMany(selection.chosen())}>
            {t('dictionary.removeSelected')}
          </Button>
          <Button disabled={shown.length === 0} onClick={() => void removeMany(shown)}>
            {t('dictionary.removeAll')}
          </Button>
        </WordToolbar>
        {shown.length === 0 && <p className="py-8 text-center text-quiet">{t('dictionary.noMatch')}</p>}
        <ul className="divide-y divide-line">
          {shown.map(word => (
            <WordRow
              key={word.id}
              word={word}
              isLit={word.id === spokenId}
              selection={selection.of(word.id)}
              action={
                <IconButton
                  icon="trash"
                  label={t('dictionary.remove', { word: word.word })}
                  isBusy={busyIds.has(word.id)}
                  onClick={() => void removeWords([word])}
                />
              }
            />
          ))}
        </ul>
      </div>
    </>
  );
}
