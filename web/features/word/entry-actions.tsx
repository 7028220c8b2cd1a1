import { useMutation } from '@tanstack/react-query';
import { pathTo } from '#contract/pages.ts';
import type { Word } from '#contract/words.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { ButtonLink } from '#web/platform/router/button-link.tsx';
import { useSession } from '#web/platform/session/session.ts';
import { useIsWaiting } from '#web/platform/session/use-personal.ts';
import { Button } from '#web/ui/button.tsx';
import { useMyWordsQuery } from '#web/vocabulary/dictionary/api.ts';
import { useDictionaryChanges } from '#web/vocabulary/dictionary/changes.ts';
import { useMarking } from '#web/vocabulary/marks/use-marking.ts';
import { isMarked, standingOf, useWordStatesQuery } from '#web/vocabulary/marks/word-states.ts';
import { fromCategory } from '#web/vocabulary/words/listed-word.ts';

/** What can be done with the word: a guest is asked to keep it beside it. Nothing while there is nothing to learn. */
export function EntryActions({ word }: { word: Word }) {
  const { status } = useSession();
  const { lang, learn } = useLanguages();
  if (status === 'guest' || lang === learn) return null;
  return (
    // The room of two buttons is kept while it is not known which they are.
    <div className="mt-0.5 flex min-h-14 flex-wrap items-center gap-2 max-[22.5rem]:min-h-28">
      <Actions word={word} />
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
  if (isWaiting) return null;
  const marked = { id: word.id, word: word.en_word };
  const standing = standingOf(states.data?.data.words, word.id);
  if (standing !== undefined && isMarked(standing)) {
    return (
      <Button onClick={() => mark(marked, 'none')}>
        {t(standing.state === 'known' ? 'word.forgot' : 'marks.again')}
      </Button>
    );
  }
  const isMine = myWords.data?.data.words.some(({ id, in_dictionary }) => id === word.id && in_dictionary);
  return (
    <>
      {isMine || standing !== undefined ? (
        <ButtonLink to={pathTo('learn', {}, { words: word.id, lang, learn })}>{t('word.repeat')}</ButtonLink>
      ) : (
        <Button look="go" isBusy={adding.isPending} onClick={() => adding.mutate()}>
          {t('word.learn')}
        </Button>
      )}
      <Button look="text" onClick={() => mark(marked, 'known')}>
        {t('marks.know')}
      </Button>
    </>
  );
}
