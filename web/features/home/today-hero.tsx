import type { LearningOverview } from '#contract/learning.ts';
import { pathTo } from '#contract/pages.ts';
import type { AskedWord } from '#contract/trainers.ts';
import { LANGUAGES } from '#languages/index.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { ButtonLink } from '#web/platform/router/button-link.tsx';
import { useSession } from '#web/platform/session/session.ts';
import { useTodayTexts } from '#web/vocabulary/study/use-today-texts.ts';
import { WordFan } from '#web/vocabulary/words/word-fan.tsx';
import { fannedWords } from './fanned-words.ts';
import { useNextPacket } from './use-next-packet.ts';

/** The dark panel of the page: how much waits, how long it takes, and the one button that begins it. */
export function TodayHero({ overview }: { overview: LearningOverview }) {
  const { t } = useTranslation();
  const { user } = useSession();
  const { lang, learn } = useLanguages();
  const words = useNextPacket();
  const due = words?.filter(({ why }) => why === 'due').map(({ id }) => id) ?? [];
  const hasNew = words?.some(({ why }) => why === 'new') ?? false;
  const { plan, headline, text } = useTodayTexts(overview);
  return (
    <section
      aria-labelledby="today"
      className="grid grid-cols-1 gap-4.5 overflow-hidden rounded-panel bg-deep p-[min(1.5rem,6.2vw)] text-on-deep forced-colors:border sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center sm:p-8 lg:min-h-85 lg:p-10"
    >
      <div className="grid min-w-0 gap-3.5">
        <p className="text-on-deep-quiet">
          {t('home.today.hello', { name: user?.name })} · <bdi lang={learn}>{nameOf(learn)}</bdi>
        </p>
        {/* A number of words is short; what the first day is for is a sentence. */}
        <h1
          id="today"
          tabIndex={-1}
          className={`head text-3xl ${plan === 'begin' ? 'xl:text-[2.125rem]' : 'xl:text-4xl'}`}
        >
          {headline}
        </h1>
        <p className="text-on-deep-quiet">{text}</p>
        <div className="mt-1.5 flex flex-wrap items-center gap-2">
          <ButtonLink look="go" to={pathTo('learn', {}, { lang })} className="max-sm:w-full">
            {t(`home.today.${plan}`)}
          </ButtonLink>
          {plan === 'review' && due.length > 0 && hasNew && (
            <ButtonLink
              look="text"
              to={pathTo('learn', {}, { lang, words: due.join(',') })}
              className="max-sm:w-full text-on-deep not-disabled:hover:bg-on-deep/10 focus-visible:outline-current"
            >
              {t('home.today.onlyRepeat')}
            </ButtonLink>
          )}
        </div>
      </div>
      <Fan words={words} />
    </section>
  );
}

const nameOf = (learn: string) => LANGUAGES.find(({ code }) => code === learn)?.name;

/** Three of the words that wait; short ones with a picture first. */
function Fan({ words }: { words: readonly AskedWord[] | undefined }) {
  const { learn } = useLanguages();
  if (words?.length === 0) return null;
  return <WordFan words={fannedWords(words ?? [], learn)} learn={learn} />;
}
