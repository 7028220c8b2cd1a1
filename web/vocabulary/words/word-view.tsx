import { useSyncExternalStore } from 'react';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { readStored, writeStored } from '#web/platform/storage/storage.ts';
import { createStore } from '#web/platform/storage/store.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Segment } from '#web/ui/segment.tsx';

const KEY = 'word_view';

const WORD_VIEWS = ['list', 'pictures'] as const;
export type WordView = (typeof WORD_VIEWS)[number];

const chosen = createStore<WordView>('list');

/** How a category shows its words; every list follows it and the browser remembers it. The server draws a list. */
export function useWordView(): WordView {
  return useSyncExternalStore(chosen.subscribe, keptView, chosen.first);
}

export function chooseWordView(view: WordView): void {
  writeStored(KEY, view);
  chosen.set(view);
}

const keptView = () => WORD_VIEWS.find(view => view === readStored(KEY)) ?? 'list';

/** List or pictures. */
export function WordViewChoice() {
  const { t } = useTranslation();
  return (
    <Segment
      legend={t('words.view')}
      options={WORD_VIEWS.map(view => ({
        value: view,
        label: (
          <>
            <Icon name={view} />
            {t(`words.${view}`)}
          </>
        ),
      }))}
      value={useWordView()}
      onChange={chooseWordView}
    />
  );
}
