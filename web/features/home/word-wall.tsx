import { LANGUAGES, type Language } from '#languages/index.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { useSpeak } from '#web/vocabulary/speech/use-speak.ts';
import { useWordForms } from '#web/vocabulary/words/use-word-forms.ts';

/** A thing that everybody has a word for, and no language the same one as its neighbours. */
const SHOWN_WORD = 'bread';

/** One thing in all 17 languages, each word a button that speaks; that of the learning language is lit. */
export function WordWall() {
  const { t } = useTranslation();
  const { learn } = useLanguages();
  const forms = useWordForms(SHOWN_WORD);
  return (
    <section
      aria-labelledby="wall"
      className="rounded-panel bg-deep px-3 pt-7 pb-6 text-center text-on-deep forced-colors:border sm:p-10"
    >
      <h2 id="wall" className="head title-wall sm:text-2xl">
        {t('home.wall.title')}
      </h2>
      <p className="mt-1 mb-4.5 text-balance text-on-deep-quiet">{t('home.wall.text')}</p>
      <div className="flex flex-wrap justify-center gap-y-1.5 *:min-w-[30%] sm:*:min-w-[23%] lg:*:min-w-[16%]">
        {LANGUAGES.map(({ code, name }) => (
          <WallWord
            key={code}
            form={forms?.[code]}
            wordId={SHOWN_WORD}
            language={{ code, name }}
            isLit={code === learn}
          />
        ))}
      </div>
    </section>
  );
}

type WallWordProps = {
  /** Undefined while it loads; its room is reserved. */
  form: string | undefined;
  wordId: string;
  language: { code: Language; name: string };
  isLit: boolean;
};

/** The word of one language over the name of that language; a press speaks it. */
function WallWord({ form, wordId, language, isLit }: WallWordProps) {
  const { code, name } = language;
  const { state, say } = useSpeak({ text: form ?? '', language: code, wordId });
  const hear = () => {
    if (form !== undefined) say();
  };
  return (
    <button
      type="button"
      lang={code}
      onClick={hear}
      aria-busy={state === 'loading' || undefined}
      aria-current={isLit || undefined}
      className={`grid min-h-12 content-end justify-items-center rounded-field px-1 py-2 transition-colors duration-150 focus-visible:outline-current ${isLit ? 'bg-spark text-on-spark' : 'hover:bg-on-deep/8'} ${state === 'playing' ? 'animate-pulse-once' : ''}`}
    >
      <span
        dir="auto"
        className="word on-wall grid h-10 content-end leading-10! whitespace-nowrap word-2xl sm:h-12 sm:word-3xl"
      >
        {form}
      </span>{' '}
      <span className={`text-sm ${isLit ? '' : 'text-on-deep-quiet'}`}>{name}</span>
    </button>
  );
}
