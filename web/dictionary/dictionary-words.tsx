import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DictionaryWord } from '#contract/words.ts';
import { useLanguages } from '../i18n/languages.ts';
import { useMarking } from '../marks/use-marking.ts';
import { standingOf, useWordStates } from '../marks/word-states.ts';
import { SearchField } from '../ui/search-field.tsx';
import { useHandler } from '../ui/use-handler.ts';
import { fromDictionary, type ListedWord } from '../words/listed-word.ts';
import { LongWordList } from '../words/long-word-list.tsx';
import { useBusyWords } from '../words/use-busy-words.ts';
import { usePlayAll } from '../words/use-play-all.ts';
import { useSelection } from '../words/use-selection.ts';
import { WordToolbar } from '../words/word-toolbar.tsx';
import { useDictionaryChanges } from './changes.ts';
import { DictionaryRow } from './dictionary-row.tsx';
import { matching } from './matching.ts';
import { RemoveButtons } from './remove-buttons.tsx';

/** A shorter list is seen at a glance. */
const SEARCH_FROM = 20;

/** The person's words: listen, tick, remove; what the search leaves is what the toolbar acts on. */
export function DictionaryWords({ words }: { words: readonly DictionaryWord[] }) {
  const { t } = useTranslation();
  const { learn } = useLanguages();
  const states = useWordStates(learn);
  const mark = useMarking(learn);
  const [search, setSearch] = useState('');
  const listed = useMemo(() => words.map(fromDictionary), [words]);
  const shown = useMemo(() => matching(listed, search), [listed, search]);
  const { remove } = useDictionaryChanges();
  const { spokenId, play, stop } = usePlayAll(shown);
  const selection = useSelection(shown);
  const { busyIds, whileBusy } = useBusyWords();
  const removeWords = (chosen: readonly ListedWord[]) => whileBusy(chosen, () => remove(chosen));
  const removeMany = async (chosen: readonly ListedWord[]) => {
    if (await removeWords(chosen)) selection.clear();
  };
  const handleRemove = useHandler((word: ListedWord) => void removeWords([word]));
  return (
    <>
      {words.length >= SEARCH_FROM && (
        <SearchField label={t('dictionary.search')} value={search} onChange={setSearch} />
      )}
      <div className="flex flex-col">
        <WordToolbar isPlaying={spokenId !== null} onPlay={play} onStop={stop} selection={selection}>
          <RemoveButtons
            selectedCount={selection.count}
            shownCount={shown.length}
            onRemoveSelected={() => void removeMany(selection.chosen())}
            onRemoveAll={() => void removeMany(shown)}
          />
        </WordToolbar>
        {shown.length === 0 && <p className="py-8 text-center text-quiet">{t('dictionary.noMatch')}</p>}
        <LongWordList words={shown}>
          {(word, place) => (
            <DictionaryRow
              key={word.id}
              word={word}
              {...place}
              isLit={word.id === spokenId}
              isSelected={selection.isSelected(word.id)}
              isBusy={busyIds.has(word.id)}
              standing={standingOf(states, word.id)}
              onMark={states && mark}
              onToggle={selection.onToggle}
              onRemove={handleRemove}
            />
          )}
        </LongWordList>
      </div>
    </>
  );
}
