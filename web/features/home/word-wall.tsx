import { useState } from 'react';
import { LANGUAGES, type Language } from '#languages/index.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { useChoosePair } from '#web/platform/languages/use-choose-pair.ts';
import { Button } from '#web/ui/button.tsx';
import { useSpeak } from '#web/vocabulary/speech/use-speak.ts';
import { useWordForms } from '#web/vocabulary/words/use-word-forms.ts';

/** A thing that everybody has a word for, and no language the same one as its neighbours. */
const SHOWN_WORD = 'bread';

/** One thing in all 17 languages, each word a button that speaks; for who is undecided, also the choice of what to learn. */
export function WordWall({ isChoice = false }: { isChoice?: boolean }) {
  const { t } = useTranslation();
  const { lang, learn } = useLanguages();
  const { chooseLearn } = useChoosePair();
  const [heard, setHeard] = useState<Language>();
  const forms = useWordForms(SHOWN_WORD);
  const lit = isChoice ? heard : learn;
  const isOffered = isChoice && heard !== undefined && heard !== lang;
  return (
    <section
      aria-labelledby="wall"
      className={`rounded-panel bg-deep px-3 pt-7 pb-6 text-center text-on-deep forced-colors:border ${isChoice ? 'lg:grid' : 'sm:p-10'}`}
    >
      <h2 id="wall" className="head title-wall sm:text-2xl">
        {t('home.wall.title')}
      </h2>
      <p
        className={`mt-1 mb-4.5 text-balance text-on-deep-quiet ${isChoice ? `lg:my-0 lg:row-start-3 lg:col-start-1 lg:self-center ${isOffered ? 'lg:invisible' : ''}` : ''}`}
      >
        {t(isChoice ? 'home.wall.choose' : 'home.wall.text')}
      </p>
      <div
        className={`flex flex-wrap justify-center gap-y-1.5 *:min-w-[30%] ${isChoice ? 'lg:my-4 sm:*:min-w-[18%] lg:*:min-w-[30%]' : 'sm:*:min-w-[23%] lg:*:min-w-[16%]'}`}
      >
        {LANGUAGES.map(({ code, name }) => (
          <WallWord
            key={code}
            form={forms?.[code]}
            wordId={SHOWN_WORD}
            language={{ code, name }}
            isLit={code === lit}
            isChoice={isChoice}
            onHear={() => setHeard(code)}
          />
        ))}
      </div>
      {isChoice && (
        // A panel in the middle of its row must not grow: the button takes the place of the sentence there.
        <p className="mt-3 empty:mt-0 lg:row-start-3 lg:mt-0 lg:col-start-1 lg:min-h-12">
          {isOffered && (
            <Button onClick={() => chooseLearn(heard)}>
              <LearnIt language={heard} />
            </Button>
          )}
        </p>
      )}
    </section>
  );
}

function LearnIt({ language }: { language: Language }) {
  const { t } = useTranslation();
  return t('home.wall.learn', { language: LANGUAGES.find(({ code }) => code === language)?.name });
}

type WallWordProps = {
  /** Undefined while it loads; its room is reserved. */
  form: string | undefined;
  wordId: string;
  language: { code: Language; name: string };
  isLit: boolean;
  /** Whether hearing it also chooses its language. */
  isChoice: boolean;
  onHear: () => void;
};

/** The word of one language over the name of that language; a press speaks it. */
function WallWord({ form, wordId, language, isLit, isChoice, onHear }: WallWordProps) {
  const { code, name } = language;
  const { state, say } = useSpeak({ text: form ?? '', language: code, wordId });
  const hear = () => {
    if (form === undefined) return;
    onHear();
    say();
  };
  return (
    <button
      type="button"
      lang={code}
      onClick={hear}
      aria-busy={state === 'loading' || undefined}
      {...(isChoice ? { 'aria-pressed': isLit } : { 'aria-current': isLit || undefined })}
      className={`grid min-h-12 content-end justify-items-center rounded-field px-1 ${isChoice ? 'py-1' : 'py-2'} transition-colors duration-150 focus-visible:outline-current ${isLit ? 'bg-spark text-on-spark' : 'hover:bg-on-deep/8'} ${state === 'playing' ? 'animate-pulse-once' : ''}`}
    >
      <span
        dir="auto"
        className={`word on-wall grid content-end leading-10! whitespace-nowrap ${isChoice ? 'h-10 word-2xl' : 'h-10 word-2xl sm:h-12 sm:word-3xl'}`}
      >
        {form}
      </span>{' '}
      <span className={`text-sm ${isLit ? '' : 'text-on-deep-quiet'}`}>{name}</span>
    </button>
  );
}
