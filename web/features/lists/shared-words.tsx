import { useState } from 'react';
import type { Reply } from '#contract/endpoint.ts';
import { listSource } from '#contract/list-codes.ts';
import type { getListStanding, SharedList } from '#contract/lists.ts';
import { pathTo } from '#contract/pages.ts';
import { useFormats } from '#web/platform/i18n/formats.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { ButtonLink } from '#web/platform/router/button-link.tsx';
import { useSession } from '#web/platform/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { useMyWords } from '#web/vocabulary/dictionary/api.ts';
import { useDictionaryChanges } from '#web/vocabulary/dictionary/changes.ts';
import { useKnowledge } from '#web/vocabulary/dictionary/use-knowledge.ts';
import { useMarking } from '#web/vocabulary/marks/use-marking.ts';
import { standingOf, useWordStates } from '#web/vocabulary/marks/word-states.ts';
import { usePlayAll } from '#web/vocabulary/words/play-all.ts';
import { useBusyWords } from '#web/vocabulary/words/use-busy-words.ts';
import { LongWordList } from '#web/vocabulary/words/word-list.tsx';
import { PlayAllButton, WordToolbar } from '#web/vocabulary/words/word-toolbar.tsx';
import { copyLinkOf } from './list-link.ts';
import type { WordOfList } from './listed-words.ts';
import { ListReportDialog } from './report-dialog.tsx';
import { SharedRow } from './shared-row.tsx';
import { TestLinks } from './test-links.tsx';

type SharedWordsProps = {
  list: SharedList;
  words: WordOfList[];
  standing: Reply<typeof getListStanding>['data'] | undefined;
};

/** The words of a shared list: everybody can listen, users can also add and mark. */
export function SharedWords({ list, words, standing }: SharedWordsProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { lang, learn } = useLanguages();
  const isUser = useSession().status === 'user';
  const { spokenId, play, stop } = usePlayAll(words);
  const states = useWordStates(learn);
  const knowledge = useKnowledge();
  const mark = useMarking(learn);
  const inDictionary = new Set(
    useMyWords()
      ?.filter(word => word.in_dictionary)
      .map(word => word.id),
  );
  const { add } = useDictionaryChanges();
  const { busyIds, whileBusy } = useBusyWords();
  const [isReporting, setIsReporting] = useState(false);
  const ownId = standing?.own_id;
  const lacking = list.word_count - words.length;
  return (
    <div>
      <WordToolbar
        first={<PlayAllButton look="main" isPlaying={spokenId !== null} onPlay={play} onStop={stop} />}
      >
        <TestLinks source={listSource(list.code)} />
        <Button icon="copy" onClick={() => void copyLinkOf(list.code, learn, t)}>
          {t('word.copyLink')}
        </Button>
        {ownId && (
          <ButtonLink to={pathTo('list', { code: ownId }, { lang, learn })}>{t('cards.edit')}</ButtonLink>
        )}
        {!ownId && (
          <Button look="text" icon="flag" onClick={() => setIsReporting(true)}>
            {t('lists.report')}
          </Button>
        )}
      </WordToolbar>
      <LongWordList words={words}>
        {(word, position) => (
          <SharedRow
            key={(word as WordOfList).listId}
            word={word as WordOfList}
            position={position}
            isLit={word.id === spokenId}
            isUser={isUser}
            isThere={inDictionary.has(word.id)}
            isBusy={busyIds.has(word.id)}
            standing={standingOf(knowledge?.states, word.id)}
            today={knowledge?.today}
            onMark={states && mark}
            onAdd={() => void whileBusy([word], () => add([word]))}
          />
        )}
      </LongWordList>
      {lacking > 0 && <p className="mt-4 text-quiet">{t('lists.lacking', { number: number(lacking) })}</p>}
      {isReporting && <ListReportDialog code={list.code} onClose={() => setIsReporting(false)} />}
    </div>
  );
}
