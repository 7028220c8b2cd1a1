import { useMutation } from '@tanstack/react-query';
import { pathTo } from '#contract/pages.ts';
import type { Language } from '#languages/index.ts';
import { useFormats } from '#web/platform/i18n/formats.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { useNavigate } from '#web/platform/router/router.tsx';
import { Button } from '#web/ui/button.tsx';
import { useDictionaryChanges } from '#web/vocabulary/dictionary/changes.ts';
import { KnownBar } from '#web/vocabulary/marks/known-bar.tsx';
import { PlacementHint } from '#web/vocabulary/marks/placement-hint.tsx';
import { type Offer, shareOf, type TextCoverage } from './text-coverage.ts';

type CoverageSummaryProps = { coverage: TextCoverage; offer: Offer | undefined; language: Language };

/** How much of a text the person understands, and the fewest words that take them to the next goal. */
export function CoverageSummary({ coverage, offer, language }: CoverageSummaryProps) {
  const { t } = useTranslation();
  const { percent } = useFormats();
  const { known, learning, total, unknown } = coverage;
  return (
    <section className="mt-3 grid gap-3 rounded-card border border-line bg-card p-5">
      <h2 className="font-semibold">{t('analyser.canRead', { percent: percent(shareOf(coverage)) })}</h2>
      <KnownBar known={known} learning={learning} total={total} className="h-3.5" />
      <p className="flex flex-wrap gap-x-5 text-sm text-quiet tabular-nums">
        {(['known', 'learning', 'new'] as const).map(state => (
          <span key={state}>{`${t(`marks.short.${state}`)} ${percent(coverage[state] / total)}`}</span>
        ))}
        <span>{`${t('analyser.unlisted')} ${percent(unknown / total)}`}</span>
      </p>
      {offer && (
        <div className="border-t border-line pt-3">
          <OfferedWords offer={offer} language={language} />
        </div>
      )}
    </section>
  );
}

/**
 * For somebody of whom no word is known yet, whose share would only tell how many small words a text has: the way to tell which words
 * they know, and the words to begin with.
 */
export function FirstWords({ offer, language }: Omit<CoverageSummaryProps, 'coverage'>) {
  return (
    <section className="mt-3">
      <PlacementHint language={language} />
      {offer && (
        <div className="rounded-card border border-line bg-card p-5">
          <OfferedWords offer={offer} language={language} />
        </div>
      )}
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
