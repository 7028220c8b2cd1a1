import { useEffect, useRef } from 'react';
import { CARD_ID } from '#contract/bounds.ts';
import { pathTo } from '#contract/pages.ts';
import { rowOfWord } from '#contract/variant-ids.ts';
import { isLanguage, type Language } from '#languages/index.ts';
import { LearningHere, useLanguages } from '#web/platform/i18n/languages.ts';
import { useNavigate, usePageParams, useSearchParams } from '#web/platform/router/router.tsx';
import { useSession } from '#web/platform/session/session.ts';
import { OwnWord, Word } from './word.tsx';

/** Everything about one word, in the language that the address names, else in the one that is learned. */
export function WordPage() {
  const { wordId = '' } = usePageParams('word');
  const learn = useWantedLanguage(wordId);
  const Shown = CARD_ID.test(wordId) ? OwnWord : Word;
  return (
    <LearningHere value={learn}>
      <Shown key={`${wordId} ${learn}`} id={wordId} />
    </LearningHere>
  );
}

/**
 * Whoever chooses another language to learn wants the word in it: what the address named before is dropped. A further form of a row is no
 * word of another language, so its row is shown.
 */
function useWantedLanguage(wordId: string): Language {
  const [parameters, setParameters] = useSearchParams();
  const navigate = useNavigate();
  const { lang, learn } = useLanguages();
  const { status } = useSession();
  const before = useRef({ learn, status });
  useEffect(() => {
    // With a session comes the language of the account, which nobody has chosen here.
    const isChosen = before.current.learn !== learn && before.current.status === status;
    before.current = { learn, status };
    if (!isChosen) return;
    const row = rowOfWord(wordId);
    if (row !== wordId) {
      navigate(pathTo('word', { wordId: row }, { lang, learn }), { replace: true });
      return;
    }
    setParameters(
      current => {
        current.delete('learn');
        return current;
      },
      { replace: true },
    );
  }, [wordId, lang, learn, status, setParameters, navigate]);
  const named = parameters.get('learn');
  return isLanguage(named) ? named : learn;
}
