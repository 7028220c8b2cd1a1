import { pathTo } from '#contract/pages.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { LanguagePairFields } from '#web/platform/languages/language-pair-fields.tsx';
import { ButtonLink } from '#web/platform/router/button-link.tsx';
import { HomeFrame } from './home-frame.tsx';
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
 * One sentence, the pair, and one thing that is alive at once: a word, or for who has not yet chosen what to learn, that word in
 * all languages. On a phone the lead goes below, to keep the word on the first screen.
 */
function GuestHome() {
  const { t } = useTranslation();
  const { lang, learn } = useLanguages();
  const isUndecided = lang === learn;
  return (
    <>
      <section
        className={`grid gap-4 sm:gap-y-5.5 lg:grid-cols-[1.15fr_1fr] lg:grid-rows-[1fr_auto_auto_auto_auto_1fr] lg:gap-x-18 ${isUndecided ? '' : 'sm:max-lg:grid-cols-[1.4fr_1fr] sm:max-lg:grid-rows-[auto_1fr_auto_auto_1fr]'}`}
      >
        <h1 tabIndex={-1} className="head title-home sm:max-lg:col-span-full sm:text-5xl lg:row-start-2">
          {t('home.title')}
        </h1>
        <p className="max-w-[56ch] text-lg text-quiet max-sm:order-last sm:self-end lg:row-start-3">
          {t('home.lead')}
        </p>
        <div className="lg:row-start-4">
          <LanguagePairFields />
        </div>
        <div
          className={`grid sm:items-center lg:col-start-2 lg:row-span-full lg:row-start-1 ${isUndecided ? '' : 'sm:max-lg:col-start-2 sm:max-lg:row-span-4 sm:max-lg:row-start-2'}`}
        >
          {isUndecided ? <WordWall isChoice /> : <MeetSlip />}
        </div>
        <div className="flex flex-wrap content-start items-center gap-3 lg:row-start-5">
          <ButtonLink look="go" to={pathTo('categories', {}, { lang })} className="max-sm:w-full">
            {t('home.choose')}
          </ButtonLink>
          <ButtonLink look="text" to={pathTo('register', {}, { lang })} className="max-sm:hidden">
            {t('nav.register')}
          </ButtonLink>
        </div>
      </section>
      {!isUndecided && <WordWall />}
    </>
  );
}

const REASONS = ['pairs', 'senses', 'plain'] as const;

/** Why one should stay, each reason behind a stroke. */
function Reasons() {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="home-why">
      <h2 id="home-why" className="head mb-4 text-[1.375rem] sm:text-2xl">
        {t('home.why.title')}
      </h2>
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
    </section>
  );
}
