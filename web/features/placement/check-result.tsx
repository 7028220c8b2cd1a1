import { useEffect, useMemo, useState } from 'react';
import { pathTo } from '#contract/pages.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { ButtonLink } from '#web/platform/router/button-link.tsx';
import { GuestPrompt } from '#web/platform/session/guest-prompt.tsx';
import { useSession } from '#web/platform/session/session.ts';
import { newId } from '#web/platform/storage/new-id.ts';
import { Button } from '#web/ui/button.tsx';
import { NumberInText } from '#web/ui/number-in-text.tsx';
import { useFocusOnArrival } from '#web/vocabulary/questions/use-focus-on-arrival.ts';
import type { Answered, Askable } from './check.ts';
import { type Outcome, outcomeOf } from './check.ts';
import type { FinishedCheck } from './finished-check.ts';
import { keepGuestCheck } from './guest-check.ts';
import { ResultActions } from './result-actions.tsx';

type CheckResultProps = { answers: readonly Answered[]; askable: Askable; onAgain: () => void };

/** How many words the person knows, how sure that is, and what can be done with it. */
export function CheckResult({ answers, askable, onAgain }: CheckResultProps) {
  const { t } = useTranslation();
  const { lang } = useLanguages();
  const { status } = useSession();
  const outcome = useMemo(() => outcomeOf(answers, askable), [answers, askable]);
  const check = useFinished(answers);
  const { isUnclear, sureIds } = outcome;
  useEffect(() => {
    if (status === 'guest' && !isUnclear) keepGuestCheck({ check, sureIds });
  }, [status, isUnclear, check, sureIds]);
  return (
    <>
      <section className="slip flex flex-col gap-6 px-5 py-8 text-center sm:px-8">
        {isUnclear ? <Unclear outcome={outcome} /> : <Estimate outcome={outcome} />}
        {status === 'user' && !isUnclear && <ResultActions check={check} sureIds={sureIds} />}
        <div className="flex flex-wrap justify-center gap-3 border-t border-line pt-6">
          <Button icon="restart" onClick={onAgain}>
            {t('placement.again')}
          </Button>
          <ButtonLink to={pathTo('categories', {}, { lang })}>{t('dictionary.browse')}</ButtonLink>
        </div>
      </section>
      {status === 'guest' && (
        <div className="mt-6">
          <GuestPrompt text={t('placement.guest')} />
        </div>
      )}
    </>
  );
}

/** One id a check: what is sent twice is saved once. */
function useFinished(answers: readonly Answered[]): FinishedCheck {
  const { learn } = useLanguages();
  const [made] = useState(() => ({ id: newId(), at: Date.now() }));
  return useMemo(
    () => ({ ...made, learn, answers: answers.map(({ rank, isClaimed }) => ({ rank, isClaimed })) }),
    [made, learn, answers],
  );
}

function Estimate({ outcome }: { outcome: Outcome }) {
  const { t } = useTranslation();
  const { format } = new Intl.NumberFormat(useLanguages().lang);
  const { size, low, high, of, invented } = outcome;
  const heading = useFocusOnArrival();
  return (
    <div>
      <h2 ref={heading} tabIndex={-1} className="text-lg text-quiet">
        <NumberInText
          text={t('placement.result', { count: size, size: format(size) })}
          number={format(size)}
          className="block text-6xl"
        />
      </h2>
      <p className="mt-2">
        {t('placement.interval', { low: format(low), high: format(high), of: format(of) })}
      </p>
      <Range outcome={outcome} />
      <p className="mt-3 text-sm text-quiet">
        {t(invented.claimed === 0 ? 'placement.noneClaimed' : 'placement.someClaimed', {
          claimed: format(invented.claimed),
          asked: format(invented.asked),
        })}
      </p>
    </div>
  );
}

/** A person who claims most of the invented words gets no number, and nothing is saved or marked. */
function Unclear({ outcome: { invented } }: { outcome: Outcome }) {
  const { t } = useTranslation();
  const { format } = new Intl.NumberFormat(useLanguages().lang);
  const heading = useFocusOnArrival();
  return (
    <div>
      <h2 ref={heading} tabIndex={-1} className="head text-3xl">
        {t('placement.unclear')}
      </h2>
      <p className="mt-2">
        {t('placement.unclearText', { claimed: format(invented.claimed), asked: format(invented.asked) })}
      </p>
    </div>
  );
}

/** The interval as a band on a line of all words, with the estimate as a stroke. The sentence above says the same. */
function Range({ outcome: { size, low, high, of } }: { outcome: Outcome }) {
  const stroke = of / 120;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${of} 8`}
      preserveAspectRatio="none"
      className="mt-4 block h-4 w-full rounded-control bg-line rtl:-scale-x-100"
    >
      <rect x={low} width={Math.max(high - low, stroke)} height="8" className="fill-accent-soft" />
      <rect
        x={Math.min(Math.max(size - stroke / 2, 0), of - stroke)}
        width={stroke}
        height="8"
        className="fill-accent"
      />
    </svg>
  );
}
