import { useEffect, useRef, useState } from 'react';
import { useFormats } from '#web/platform/i18n/formats.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { MessageCard } from '#web/ui/message-card.tsx';
import { useListChanges, type WholeList } from '#web/vocabulary/lists/api.ts';
import { usePlayAll } from '#web/vocabulary/words/play-all.ts';
import { useBusyWords } from '#web/vocabulary/words/use-busy-words.ts';
import { LongWordList } from '#web/vocabulary/words/word-list.tsx';
import { WordRow } from '#web/vocabulary/words/word-row.tsx';
import { PlayAllButton, WordToolbar } from '#web/vocabulary/words/word-toolbar.tsx';
import { AddWordsDialog } from './add-words-dialog.tsx';
import type { WordOfList } from './listed-words.ts';
import { OrderWords } from './order-words.tsx';
import { inNewOrder } from './word-order.ts';

type Work = 'add' | 'order';

type OwnWordsProps = { whole: WholeList; words: WordOfList[] };

/** The words of one's own list: to hear, add, order and remove. */
export function OwnWords({ whole, words }: OwnWordsProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { list, ids } = whole;
  const { setWords } = useListChanges();
  const { spokenId, play, stop } = usePlayAll(words);
  const { busyIds, whileBusy } = useBusyWords();
  const [work, setWork] = useState<Work>();
  const openers = { add: useRef<HTMLButtonElement>(null), order: useRef<HTMLButtonElement>(null) };
  const done = useRef<Work>(undefined);
  useEffect(() => {
    // What had the focus is gone, and so may be what opened it.
    if (work === undefined && done.current !== undefined) openers[done.current].current?.focus();
    done.current = work;
  });
  const remove = ({ id, listId, word }: WordOfList) =>
    whileBusy([{ id }], () =>
      setWords(
        list,
        ids.filter(other => other !== listId),
        t('lists.removed', { word }),
      ),
    );
  const order = async (shown: readonly WordOfList[]) => {
    const next = inNewOrder(
      ids,
      shown.map(({ listId }) => listId),
    );
    if (await setWords(list, next, t('lists.ordered'))) setWork(undefined);
  };
  const lacking = ids.length - words.length;
  if (work === 'order')
    return <OrderWords words={words} onSave={order} onCancel={() => setWork(undefined)} />;
  const adding = (
    <Button
      ref={openers.add}
      look={words.length === 0 ? 'main' : 'plain'}
      icon="plus"
      onClick={() => setWork('add')}
    >
      {t('lists.add')}
    </Button>
  );
  return (
    <div>
      {words.length === 0 ? (
        <MessageCard drawing="empty" title={t('lists.noWords')}>
          {adding}
        </MessageCard>
      ) : (
        <>
          <WordToolbar first={<PlayAllButton isPlaying={spokenId !== null} onPlay={play} onStop={stop} />}>
            {adding}
            {words.length > 1 && (
              <Button ref={openers.order} onClick={() => setWork('order')}>
                {t('lists.order')}
              </Button>
            )}
          </WordToolbar>
          <LongWordList words={words}>
            {(word, position) => {
              const shown = word as WordOfList;
              return (
                <WordRow
                  key={shown.listId}
                  word={shown}
                  position={position}
                  isLit={word.id === spokenId}
                  hasPage={shown.isLearnable}
                  sentence={shown.sentence}
                  action={
                    <IconButton
                      icon="trash"
                      label={t('lists.remove', { word: word.word })}
                      isBusy={busyIds.has(word.id)}
                      onClick={() => void remove(shown)}
                    />
                  }
                />
              );
            }}
          </LongWordList>
        </>
      )}
      {lacking > 0 && <p className="mt-4 text-quiet">{t('lists.lacking', { number: number(lacking) })}</p>}
      {work === 'add' && <AddWordsDialog whole={whole} onClose={() => setWork(undefined)} />}
    </div>
  );
}
