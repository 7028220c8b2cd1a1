import type { ReactNode } from 'react';
import type { LearningOverview } from '#contract/learning.ts';
import { pathTo } from '#contract/pages.ts';
import type { AskedWord } from '#contract/trainers.ts';
import { LANGUAGES } from '#languages/index.ts';
import { useFormats } from '#web/platform/i18n/formats.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { ButtonLink } from '#web/platform/router/button-link.tsx';
import { useSession } from '#web/platform/session/session.ts';
import { type RoundToGoOn, useKeptRound, writeKeptRound } from '#web/vocabulary/study/kept-round.ts';
import { type TodayTexts, useTodayTexts } from '#web/vocabulary/study/use-today-texts.ts';
import { WordFan } from '#web/vocabulary/words/word-fan.tsx';
import { ButtonWithNote } from './button-with-note.tsx';
import { fannedWords } from './fanned-words.ts';
import { useNextRound } from './use-next-round.ts';

const ON_DEEP = 'max-sm:w-full text-on-deep not-disabled:hover:bg-on-deep/10 focus-visible:outline-current';
const PLAIN_ON_DEEP =
  'max-sm:w-full border-on-deep/35! bg-on-deep/10! text-on-deep! not-disabled:hover:bg-on-deep/20! focus-visible:outline-current';

/** The dark panel of the page: what the day asks for, and the one next action. A round under way comes first. */
export function TodayHero({ overview }: { overview: LearningOverview }) {
  const { user } = useSession();
  const kept = useKeptRound(user?.id ?? '');
  const texts = useTodayTexts(overview);
  return kept ? <KeptHero kept={kept} /> : <PlanHero texts={texts} />;
}

function PlanHero({ texts }: { texts: TodayTexts }) {
  const { t } = useTranslation();
  const { lang } = useLanguages();
  const { plan, headline, text, numbers, go, minutes, only } = texts;
  const words = useNextRound(plan === 'safe' || plan === 'done' ? 'repeat' : undefined);
  // A number of words is short; what the first day is for is a sentence.
  const isLong = plan === 'begin' || plan === 'back';
  return (
    <Panel words={words} headline={headline} isLong={isLong}>
      {numbers.length > 0 && (
        <dl className="flex flex-wrap gap-x-7 gap-y-1">
          {numbers.map(({ value, shown, name }) => (
            <div key={name} className="flex flex-row-reverse items-baseline gap-2.5">
              <dt className="text-on-deep-quiet">{name}</dt>
              <dd
                className={`head text-[3.25rem]/none tabular-nums max-[22.5rem]:text-[2.5rem] sm:text-[4rem]/none ${value === 0 ? 'opacity-60' : ''}`}
              >
                {shown}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {text && <p className="text-on-deep-quiet">{text}</p>}
      <Actions>
        <ButtonLink
          look={plan === 'done' ? 'plain' : 'go'}
          to={pathTo('learn', {}, { lang, only })}
          className={plan === 'done' ? PLAIN_ON_DEEP : 'max-sm:w-full'}
        >
          <ButtonWithNote note={plan === 'done' ? undefined : minutes}>{go}</ButtonWithNote>
        </ButtonLink>
        {plan === 'both' && (
          <ButtonLink look="text" to={pathTo('learn', {}, { lang, only: 'repeat' })} className={ON_DEEP}>
            {t('home.today.onlyRepeat')}
          </ButtonLink>
        )}
        {plan === 'back' && (
          <ButtonLink look="text" to={pathTo('learn', {}, { lang, only: 'new' })} className={ON_DEEP}>
            {t('home.today.newInstead')}
          </ButtonLink>
        )}
        {plan === 'done' && (
          <ButtonLink look="text" to={pathTo('texts', {}, { lang })} className={ON_DEEP}>
            {t('home.today.readText')}
          </ButtonLink>
        )}
      </Actions>
    </Panel>
  );
}

/** A round that was left in the middle. Beginning anew takes nothing back: what was answered is in the log. */
function KeptHero({ kept }: { kept: RoundToGoOn }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { lang } = useLanguages();
  const { done, total, questionsLeft, query } = kept;
  return (
    <Panel words={[]} headline={t('home.today.kept')} isLong>
      <p className="text-on-deep-quiet">
        {t('home.today.keptText', { done: number(done), total: number(total) })}
      </p>
      <Actions>
        <ButtonLink look="go" to={pathTo('learn', {}, { ...query, lang })} className="max-sm:w-full">
          <ButtonWithNote
            note={t('home.today.questionsLeft', { count: questionsLeft, number: number(questionsLeft) })}
          >
            {t('home.today.goOn')}
          </ButtonWithNote>
        </ButtonLink>
        <ButtonLink
          look="text"
          to={pathTo('learn', {}, { lang })}
          onClick={() => writeKeptRound(null)}
          className={ON_DEEP}
        >
          {t('home.today.startAnew')}
        </ButtonLink>
      </Actions>
    </Panel>
  );
}

type PanelProps = {
  /** Of the round that follows; undefined while they are on their way. */
  words: readonly AskedWord[] | undefined;
  headline: string;
  isLong: boolean;
  children: ReactNode;
};

function Panel({ words, headline, isLong, children }: PanelProps) {
  const { t } = useTranslation();
  const { user } = useSession();
  const { learn } = useLanguages();
  return (
    <section
      aria-labelledby="today"
      className="grid grid-cols-1 gap-4.5 overflow-hidden rounded-panel bg-deep p-6 text-on-deep forced-colors:border sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center sm:p-8 lg:min-h-85 lg:p-10"
    >
      <div className="grid min-w-0 gap-3.5">
        <p className="text-on-deep-quiet">
          {t('home.today.hello', { name: user?.name })} · <bdi lang={learn}>{nameOf(learn)}</bdi>
        </p>
        <h1
          id="today"
          tabIndex={-1}
          className={`head text-3xl text-balance ${isLong ? 'xl:text-[2.125rem]' : 'xl:text-4xl'}`}
        >
          {headline}
        </h1>
        {children}
      </div>
      <Fan words={words} />
    </section>
  );
}

const nameOf = (learn: string) => LANGUAGES.find(({ code }) => code === learn)?.name;

function Actions({ children }: { children: ReactNode }) {
  return <div className="mt-1.5 flex flex-wrap items-center gap-2">{children}</div>;
}

/** Three of the words that wait; short ones with a picture first. */
function Fan({ words }: { words: readonly AskedWord[] | undefined }) {
  const { learn } = useLanguages();
  if (words?.length === 0) return null;
  return <WordFan words={fannedWords(words ?? [], learn)} learn={learn} />;
}
