import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { pathTo } from '#contract/pages.ts';
import type { WordStanding } from '#contract/word-states.ts';
import type { Word } from '#contract/words.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { ButtonLink } from '#web/platform/router/button-link.tsx';
import { useSession } from '#web/platform/session/session.ts';
import { useIsWaiting } from '#web/platform/session/use-personal.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonClasses } from '#web/ui/button-look.ts';
import { useMyWordsQuery } from '#web/vocabulary/dictionary/api.ts';
import { useDictionaryChanges } from '#web/vocabulary/dictionary/changes.ts';
import { useMarking } from '#web/vocabulary/marks/use-marking.ts';
import { isMarked, standingOf, useWordStatesQuery } from '#web/vocabulary/marks/word-states.ts';
import { fromCategory } from '#web/vocabulary/words/listed-word.ts';

const ROW = 'flex flex-wrap items-center gap-x-1 gap-y-2 sm:gap-x-2';
const GO = 'max-sm:px-3';

/** What can be done with the word; a guest is asked to keep it beside it, and in a pair of one language there is nothing to learn. */
export function EntryActions({ word }: { word: Word }) {
  const { status } = useSession();
  const { lang, learn } = useLanguages();
  if (status === 'guest' || lang === learn) return null;
  return (
    <div className="mt-0.5 grid *:[grid-area:1/1]">
      <Room />
      <Actions word={word} />
    </div>
  );
}

/** The room of what takes most is kept while it is not known what there is to do. */
function Room() {
  const { t } = useTranslation();
  return (
    <div aria-hidden="true" className={`invisible ${ROW}`}>
      <span className={buttonClasses('go', GO)}>{t('word.learn')}</span>
      <span className={buttonClasses('text', '')}>{t('marks.know')}</span>
    </div>
  );
}

function Actions({ word }: { word: Word }) {
  const { t } = useTranslation();
  const { lang, learn } = useLanguages();
  const states = useWordStatesQuery(learn);
  const myWords = useMyWordsQuery();
  const isWaiting = useIsWaiting(states, myWords);
  const { add } = useDictionaryChanges();
  const adding = useMutation({ mutationFn: () => add([fromCategory(word)]) });
  const mark = useMarking(learn);
  const marked = { id: word.id, word: word.en_word };
  const standing = standingOf(states.data?.data.words, word.id);
  const isMine = myWords.data?.data.words.some(({ id, in_dictionary }) => id === word.id && in_dictionary);
  const stage = stageOf(standing, isMine ?? false);
  const { row, notePress } = useFocusOnNextStage(stage);
  if (isWaiting) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: it only notes that one of its buttons was pressed
    <div ref={row} className={ROW} onClick={notePress}>
      {stage === 'marked' ? (
        <Button onClick={() => mark(marked, 'none')}>
          {t(standing?.state === 'known' ? 'word.forgot' : 'marks.again')}
        </Button>
      ) : (
        <>
          {stage === 'new' ? (
            <Button look="go" className={GO} isBusy={adding.isPending} onClick={() => adding.mutate()}>
              {t('word.learn')}
            </Button>
          ) : (
            <ButtonLink to={pathTo('learn', {}, { words: word.id, lang, learn })}>
              {t('word.repeat')}
            </ButtonLink>
          )}
          <Button look="text" onClick={() => mark(marked, 'known')}>
            {t('marks.know')}
          </Button>
        </>
      )}
    </div>
  );
}

type Stage = 'new' | 'learning' | 'marked';

function stageOf(standing: WordStanding | undefined, isMine: boolean): Stage {
  if (standing !== undefined && isMarked(standing)) return 'marked';
  return isMine || standing !== undefined ? 'learning' : 'new';
}

/** Whoever has pressed a button that is gone is at the one in its place. */
function useFocusOnNextStage(stage: Stage) {
  const row = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only where the stage has changed are there other buttons
  useEffect(() => {
    if (isPressed.current) row.current?.querySelector<HTMLElement>('a, button')?.focus();
    isPressed.current = false;
  }, [stage]);
  return { row, notePress: () => (isPressed.current = true) };
}
