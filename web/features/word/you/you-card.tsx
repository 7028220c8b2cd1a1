import { useState } from 'react';
import type { listWordAnswers } from '#contract/history.ts';
import { pathTo } from '#contract/pages.ts';
import type { Word } from '#contract/words.ts';
import { useFormats } from '#web/platform/i18n/formats.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { ButtonLink } from '#web/platform/router/button-link.tsx';
import { useNavigate } from '#web/platform/router/router.tsx';
import { useSession } from '#web/platform/session/session.ts';
import { useIsWaiting, usePersonal } from '#web/platform/session/use-personal.ts';
import { useFailureToast } from '#web/platform/toasts/use-failure-toast.ts';
import { Button } from '#web/ui/button.tsx';
import { SectionCard } from '#web/ui/section-card.tsx';
import { rowOf } from '#web/vocabulary/dictionary/changes.ts';
import { StateMark, useStandingName } from '#web/vocabulary/marks/state-mark.tsx';
import { standingOf, useWordStatesQuery } from '#web/vocabulary/marks/word-states.ts';
import { keepGuestWord, useGuestWords } from '#web/vocabulary/study/guest-words.ts';
import { fromCategory } from '#web/vocabulary/words/listed-word.ts';
import { NotShown } from '../not-shown.tsx';
import { AnswerLine } from './answer-line.tsx';

/** How the person stands with the word, and what they have answered; a guest is told what an account would do for it. */
export function YouCard({ word }: { word: Word }) {
  const { t } = useTranslation();
  const { status } = useSession();
  if (status === 'guest') return <KeepCard word={word} />;
  return (
    <SectionCard title={t('word.you')}>
      {/* As high as what comes. */}
      <div className="grid min-h-39 content-start gap-3">
        <You id={word.id} />
      </div>
    </SectionCard>
  );
}

function You({ id }: { id: string }) {
  const { t } = useTranslation();
  const { learn } = useLanguages();
  const { inDays } = useFormats();
  const nameOf = useStandingName();
  const states = useWordStatesQuery(learn);
  const answers = usePersonal<typeof listWordAnswers>('/learning/words/:wordId/answers', {
    params: { wordId: id },
    query: { learn },
  });
  if (useIsWaiting(states, answers)) return null;
  if (states.data === undefined || answers.data === undefined)
    return <NotShown sentence={t('word.youFailed')} queries={[states, answers]} />;
  const standing = standingOf(states.data.data.words, id);
  const { today } = answers.data.data;
  const next = standing?.dueDay;
  return (
    <>
      <div className="flex items-center gap-3">
        <StateMark standing={standing} />
        <p className="leading-snug">
          <b className="font-semibold">{nameOf(standing)}</b>
          {next !== undefined && (
            <span className="block text-sm text-quiet">
              {next <= today ? t('marks.short.due') : t('word.comesBack', { when: inDays(next - today) })}
            </span>
          )}
        </p>
      </div>
      <AnswerLine {...answers.data.data} next={next} />
    </>
  );
}

/** A word that a guest wants waits on this device, and is in the dictionary of the account that is made or entered here. */
function KeepCard({ word }: { word: Word }) {
  const { t } = useTranslation();
  const { lang, learn } = useLanguages();
  const navigate = useNavigate();
  const showFailure = useFailureToast();
  const isWanted = useGuestWords().some(kept => kept.id === word.id && kept.learn === learn);
  const [isKeeping, setIsKeeping] = useState(false);
  const want = async () => {
    setIsKeeping(true);
    const wanted = fromCategory(word);
    const words = [{ id: word.id, row: rowOf(wanted, Date.now()) }];
    try {
      // It brings the database, which few guests need.
      const { guestLog } = await import('#web/platform/offline/outbox/guest-log.ts');
      guestLog.add({ kind: 'dictionary', change: 'add', words, lang, learn });
    } catch (error) {
      showFailure(t('dictionary.addFailed'), error);
      return;
    } finally {
      setIsKeeping(false);
    }
    keepGuestWord(wanted, learn);
    navigate(pathTo('register'));
  };
  return (
    <SectionCard title={t('word.keep')}>
      <p className="text-quiet">{t('word.keepText')}</p>
      <div className="flex flex-wrap gap-2">
        {isWanted || lang === learn ? (
          <ButtonLink
            look="main"
            to={pathTo('register')}
            // The second press of two that were meant for the button in its place: it would go there twice.
            onClick={event => event.detail > 1 && event.preventDefault()}
          >
            {t('nav.register')}
          </ButtonLink>
        ) : (
          <Button look="main" isBusy={isKeeping} onClick={() => void want()}>
            {t('word.learn')}
          </Button>
        )}
        <ButtonLink look="text" to={pathTo('login')}>
          {t('nav.login')}
        </ButtonLink>
      </div>
    </SectionCard>
  );
}
