import { pathTo } from '#contract/pages.ts';
import { useFormats } from '#web/platform/i18n/formats.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useIsUndecided, useLanguages } from '#web/platform/i18n/languages.ts';
import { LanguagePairFields } from '#web/platform/languages/language-pair-fields.tsx';
import { ButtonLink } from '#web/platform/router/button-link.tsx';
import { Link } from '#web/platform/router/link.tsx';
import { useGuestWords } from '#web/vocabulary/study/guest-words.ts';
import { useKeptRound } from '#web/vocabulary/study/kept-round.ts';
import { ButtonWithNote } from './button-with-note.tsx';
import { HomeFrame } from './home-frame.tsx';
import { HomeSection } from './home-section.tsx';
import { LanguageLinks } from './language-links.tsx';
import { MeetSlip } from './meet-slip.tsx';
import { WordWall } from './word-wall.tsx';

/** What this is, for a newcomer, and why it works. */
export function GuestHomePage() {
  return (
    <HomeFrame top={<GuestHome />}>
      <Reasons />
    </HomeFrame>
  );
}

/**
 * The way into a first round, and one word that is alive at once. Who has not yet chosen what to learn does both with one press; who has
 * sees their pair. Below it is one thing in all languages.
 */
function GuestHome() {
  const { t } = useTranslation();
  const isUndecided = useIsUndecided();
  return (
    <>
      <section
        className={`grid gap-4 sm:gap-x-8 sm:gap-y-5.5 lg:grid-cols-[1.35fr_1fr] lg:items-center lg:gap-x-14 ${isUndecided ? '' : 'sm:max-lg:grid-cols-[1.4fr_1fr] sm:max-lg:items-center'}`}
      >
        <div className="grid gap-4 sm:gap-5.5">
          <h1 tabIndex={-1} className="head title-home sm:text-5xl">
            {t('start.title')}
          </h1>
          <p className="max-w-[56ch] text-lg text-quiet">{t(isUndecided ? 'start.lead' : 'home.lead')}</p>
          {isUndecided ? <LanguageLinks /> : <WayIn />}
        </div>
        <MeetSlip />
      </section>
      <WordWall />
    </>
  );
}

/** The pair, and the round that begins with it; who has learned here before finds their words again. */
function WayIn() {
  const { t } = useTranslation();
  const { lang } = useLanguages();
  const { number } = useFormats();
  const { length: count } = useGuestWords();
  const kept = useKeptRound('');
  return (
    <>
      <LanguagePairFields />
      <div className="flex flex-wrap items-center gap-3">
        {kept ? (
          <ButtonLink look="go" to={pathTo('learn', {}, { ...kept.query, lang })} className="max-sm:w-full">
            <ButtonWithNote
              note={t('home.today.questionsLeft', {
                count: kept.questionsLeft,
                number: number(kept.questionsLeft),
              })}
            >
              {t('home.today.goOn')}
            </ButtonWithNote>
          </ButtonLink>
        ) : (
          <ButtonLink look="go" to={pathTo('learn', {}, { lang })} className="max-sm:w-full">
            {t(count > 0 ? 'start.more' : 'start.first')}
          </ButtonLink>
        )}
        <ButtonLink look="text" to={pathTo('categories', {}, { lang })}>
          {t('home.choose')}
        </ButtonLink>
        <ButtonLink look="text" to={pathTo('register', {}, { lang })} className="max-sm:hidden">
          {t('nav.register')}
        </ButtonLink>
      </div>
      {count > 0 && (
        <p className="text-quiet">
          {t('start.waiting', { count })}{' '}
          <Link
            to={pathTo('register', {}, { lang })}
            className="font-medium text-accent underline underline-offset-4"
          >
            {t('start.keep')}
          </Link>
        </p>
      )}
    </>
  );
}

const REASONS = ['pairs', 'senses', 'plain'] as const;

/** Why one should stay, each reason behind a stroke. */
function Reasons() {
  const { t } = useTranslation();
  return (
    <HomeSection id="home-why" title={t('home.why.title')}>
      <ul className="grid gap-5 sm:grid-cols-3 sm:gap-3.5">
        {REASONS.map(reason => (
          <li key={reason} className="flex gap-4">
            <span aria-hidden="true" className="stress ms-1 h-7.5! w-2! bg-spark" />
            <div>
              <h3 className="text-lg font-semibold">{t(`home.why.${reason}`)}</h3>
              <p className="mt-1 text-quiet">{t(`home.why.${reason}Text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
