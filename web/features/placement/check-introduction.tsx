import type { Reply } from '#contract/endpoint.ts';
import type { listPlacements } from '#contract/learning.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { usePersonal } from '#web/platform/session/use-personal.ts';
import { Button } from '#web/ui/button.tsx';
import { useUndoingCheck } from './use-undoing-check.ts';

const RULES = ['onlyIfKnown', 'invented', 'estimate'] as const;

/** The rules of the check, and the way back from an earlier one. */
export function CheckIntroduction({ onStart }: { onStart: () => void }) {
  const { t } = useTranslation();
  const { lang, learn } = useLanguages();
  const language = new Intl.DisplayNames(lang, { type: 'language' }).of(learn);
  return (
    <>
      <EarlierChecks />
      <section className="rounded-card border border-line bg-card p-5 sm:p-6">
        <p className="mb-4 head text-lg">
          {t('layout.learningLanguage')}: {language}
        </p>
        <ul className="mb-6 flex flex-col gap-3">
          {RULES.map(rule => (
            <li key={rule} className="flex gap-3">
              <span
                aria-hidden="true"
                className="ms-1 h-6 w-1.5 shrink-0 skew-x-(--lean) rounded-[3px] bg-spark"
              />
              {t(`placement.${rule}`)}
            </li>
          ))}
        </ul>
        <Button look="go" className="w-full sm:w-auto" onClick={onStart}>
          {t('placement.start')}
        </Button>
      </section>
    </>
  );
}

type Kept = Reply<typeof listPlacements>['data']['placements'][number];

/** What earlier checks of the person who is logged in marked, each with the way back. */
function EarlierChecks() {
  const { learn } = useLanguages();
  const checks = usePersonal<typeof listPlacements>('/learning/placements', { query: { learn } });
  const undoing = useUndoingCheck();
  return checks.data?.data.placements.map(check => (
    <KeptNotice
      key={check.id}
      check={check}
      isBusy={undoing.isPending && undoing.variables === check.id}
      onUndo={() => undoing.mutate(check.id)}
    />
  ));
}

type KeptNoticeProps = { check: Kept; isBusy: boolean; onUndo: () => void };

function KeptNotice({ check: { at, marks }, isBusy, onUndo }: KeptNoticeProps) {
  const { t } = useTranslation();
  const { lang } = useLanguages();
  const date = new Intl.DateTimeFormat(lang, { dateStyle: 'long' }).format(at);
  return (
    <aside className="mb-6 flex flex-wrap items-center gap-3 rounded-card border border-line p-4">
      <p className="min-w-0 flex-1 basis-60">
        {t('placement.earlier', { date })} {marks > 0 && t('placement.marked', { count: marks })}
      </p>
      <Button isBusy={isBusy} onClick={onUndo}>
        {t('placement.undo')}
      </Button>
    </aside>
  );
}
