import { useMutation } from '@tanstack/react-query';
import { pathTo } from '#contract/pages.ts';
import { useFormats } from '#web/platform/i18n/formats.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { useNavigate } from '#web/platform/router/router.tsx';
import { Button } from '#web/ui/button.tsx';
import { useDictionaryChanges } from '#web/vocabulary/dictionary/changes.ts';
import { KnownBar } from '#web/vocabulary/marks/known-bar.tsx';
import { type Coverage, sharesOf } from './coverage.ts';

/** How much of a text the person can read, and the words that would change it most. */
export function CoverageCard({ coverage }: { coverage: Coverage }) {
  const { t } = useTranslation();
  const { percent } = useFormats();
  const { known, learning, total, offered } = coverage;
  const { now } = sharesOf(coverage);
  const parts = {
    known: known / total,
    learning: learning / total,
    new: 1 - now,
  };
  return (
    <section className="mt-3 grid gap-3 rounded-card border border-line bg-card p-5">
      <h2 className="font-semibold">{t('analyser.canRead', { percent: percent(now) })}</h2>
      <KnownBar known={known} learning={learning} total={total} className="h-3.5" />
      <p className="flex flex-wrap gap-x-5 text-sm text-quiet tabular-nums">
        {(['known', 'learning', 'new'] as const).map(state => (
          <span key={state}>{`${t(`marks.short.${state}`)} ${percent(parts[state])}`}</span>
        ))}
      </p>
      {offered.length > 0 && <Offer coverage={coverage} />}
    </section>
  );
}

/** Puts the words into the dictionary in this order, and begins with them where English is what is being learned. */
function Offer({ coverage }: { coverage: Coverage }) {
  const { t } = useTranslation();
  const { percent, number } = useFormats();
  const { learn } = useLanguages();
  const navigate = useNavigate();
  const { add } = useDictionaryChanges();
  const { offered } = coverage;
  const counted = { count: offered.length, number: number(offered.length) };
  const learning = useMutation({
    mutationFn: async () => {
      const isAdded = await add(offered);
      const words = offered.map(({ id }) => id).join(',');
      if (isAdded && learn === 'en') navigate(pathTo('learn', {}, { words }));
    },
  });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line pt-3">
      <p className="flex-[1_1_12rem]">
        {t('analyser.offer', { ...counted, percent: percent(sharesOf(coverage).after) })}
      </p>
      <Button look="go" isBusy={learning.isPending} onClick={() => learning.mutate()}>
        {t('analyser.learnThese', counted)}
      </Button>
    </div>
  );
}
