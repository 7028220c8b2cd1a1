import { useEffect, useRef } from 'react';
import { CARD_ID } from '#contract/bounds.ts';
import { isLanguage, type Language } from '#languages/index.ts';
import { LearningHere, useLanguages } from '#web/platform/i18n/languages.ts';
import { usePageParams, useSearchParams } from '#web/platform/router/router.tsx';
import { useSession } from '#web/platform/session/session.ts';
import { OwnWord, Word } from './word.tsx';

/** Everything about one word, in the language that the address names, else in the one that is learned. */
export function WordPage() {
  const { wordId = '' } = usePageParams('word');
  const learn = useWantedLanguage();
  const Shown = CARD_ID.test(wordId) ? OwnWord : Word;
  return (
    <LearningHere value={learn}>
      <Shown key={`${wordId} ${learn}`} id={wordId} />
    </LearningHere>
  );
}

/** Whoever chooses another language to learn wants the word in it: what the address named before is dropped. */
function useWantedLanguage(): Language {
  const [parameters, setParameters] = useSearchParams();
  const { learn } = useLanguages();
  const { status } = useSession();
  const before = useRef({ learn, status });
  useEffect(() => {
    // With a session comes the language of the account, which nobody has chosen here.
    const isChosen = before.current.learn !== learn && before.current.status === status;
    before.current = { learn, status };
    if (!isChosen) return;
    setParameters(
      current => {
        current.delete('learn');
        return current;
      },
      { replace: true },
    );
  }, [learn, status, setParameters]);
  const named = parameters.get('learn');
  return isLanguage(named) ? named : learn;
}
