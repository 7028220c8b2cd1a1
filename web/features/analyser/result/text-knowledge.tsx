import { useMutation } from '@tanstack/react-query';
import { pathTo } from '#contract/pages.ts';
import type { Language } from '#languages/index.ts';
import { useFormats } from '#web/platform/i18n/formats.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { useNavigate } from '#web/platform/router/router.tsx';
import { GuestPrompt } from '#web/platform/session/guest-prompt.tsx';
import { useSession } from '#web/platform/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { useDictionaryChanges } from '#web/vocabulary/dictionary/changes.ts';
import { KnownBar } from '#web/vocabulary/marks/known-bar.tsx';
import { useKnownShare } from '#web/vocabulary/marks/known-share.tsx';
import { PlacementHint } from '#web/vocabulary/marks/placement-hint.tsx';
import type { TextCoverage } from '#web/vocabulary/marks/text-coverage.ts';
import type { WordRow } from '../counting/merge-forms.ts';
import type { FormAnalysis } from '../counting/use-analysis.ts';
import { type Offer, offerFor, runningWords } from './running-words.ts';
import { useWordRows } from './use-word-rows.ts';

const CARD = 'rounded-card border border-line bg-card p-5';

/** How much of a text the person knows, and the words that would change it most. */
export function TextKnowledge({ analysis }: { analysis: FormAnalysis }) {
  const { language } = analysis;
  const { lang } = useLanguages();
  const { status } = useSession();
  const { rows, states, hasBegun, stateOf, translationOf, canBeKept } = useWordRows(analysis, language, true);
  const { coverage } = runningWords(rows, stateOf);
  const offer = offerFor(
    coverage,
    rows.filter(row => stateOf(row) === 'new' && canBeKept(row)),
  );
  if (hasBegun)
    return coverage.total > 0 && <KnownText coverage={coverage} offer={offer} language={language} />;
  if (lang === language) return null;
  if (status === 'guest')
    return offer && <GuestWords offer={offer} language={language} translationOf={translationOf} />;
  return states !== undefined && <FirstWords offer={offer} language={language} />;
}

type KnowledgeProps = { offer: Offer | undefined; language: Language };

function KnownText({ coverage, offer, language }: KnowledgeProps & { coverage: TextCoverage }) {
  const { t } = useTranslation();
  const { percent } = useFormats();
  const share = useKnownShare(coverage);
  const { known, learning, total } = coverage;
  const parts = { known, learning, new: total - known - learning };
  return (
    <section className={`mt-3 grid gap-3 ${CARD}`}>
      {share && <h2 className="font-semibold">{share}</h2>}
      <KnownBar known={known} learning={learning} total={total} className="h-3.5" />
      <p className="flex flex-wrap gap-x-5 text-sm text-quiet tabular-nums">
        {(['known', 'learning', 'new'] as const).map(state => (
          <span key={state}>{`${t(`marks.short.${state}`)} ${percent(parts[state] / total)}`}</span>
        ))}
      </p>
      {offer && (
        <div className="border-t border-line pt-3">
          <OfferedWords offer={offer} language={language} />
        </div>
      )}
    </section>
  );
}

/** For somebody who has begun nothing: the way to tell which words they know, and the words to begin with. */
function FirstWords({ offer, language }: KnowledgeProps) {
  return (
    <section className="mt-3">
      <PlacementHint language={language} />
      {offer && (
        <div className={CARD}>
          <OfferedWords offer={offer} language={language} />
        </div>
      )}
    </section>
  );
}

type GuestWordsProps = { offer: Offer; language: Language; translationOf: (row: WordRow) => string };

/** For a guest: the words to begin with and what they mean, and that an account would keep them. */
function GuestWords({ offer: { rows, share }, language, translationOf }: GuestWordsProps) {
  const { t } = useTranslation();
  const { percent, number } = useFormats();
  const counted = { count: rows.length, number: number(rows.length) };
  return (
    <section className="mt-3">
      <div className={CARD}>
        <h2 className="font-semibold">{t('analyser.offer', { ...counted, percent: percent(share) })}</h2>
        <ol className="mt-3 flex flex-wrap gap-x-5 gap-y-1.5">
          {rows.map(row => (
            <li key={row.id}>
              <bdi lang={language} className="font-medium">
                {row.word}
              </bdi>{' '}
              <bdi className="text-sm text-quiet">{translationOf(row)}</bdi>
            </li>
          ))}
        </ol>
      </div>
      <GuestPrompt text={t('words.guest')} />
    </section>
  );
}

/** Puts the words into the dictionary in this order, and begins with them where their language is what is being learned. */
function OfferedWords({ offer: { rows, share }, language }: { offer: Offer; language: Language }) {
  const { t } = useTranslation();
  const { percent, number } = useFormats();
  const { learn } = useLanguages();
  const navigate = useNavigate();
  const { add } = useDictionaryChanges();
  const counted = { count: rows.length, number: number(rows.length) };
  const learning = useMutation({
    mutationFn: async () => {
      const words = rows.flatMap(({ key, word }) => (key === undefined ? [] : [{ id: key, word }]));
      const isAdded = await add(words);
      if (isAdded && learn === language)
        navigate(pathTo('learn', {}, { words: words.map(({ id }) => id).join(',') }));
    },
  });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <p className="flex-[1_1_12rem]">{t('analyser.offer', { ...counted, percent: percent(share) })}</p>
      <Button look="go" isBusy={learning.isPending} onClick={() => learning.mutate()}>
        {t('analyser.learnThese', counted)}
      </Button>
    </div>
  );
}
