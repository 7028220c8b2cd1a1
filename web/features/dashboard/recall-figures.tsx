import type { LearningOverview } from '#contract/learning.ts';
import { useFormats } from '#web/platform/i18n/formats.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { FigureList } from './figure-list.tsx';

type Rights = LearningOverview['recall30']['pressed'];

/** The last 30 days in two numbers that are never added up. */
export function RecallFigures({ recall30 }: { recall30: LearningOverview['recall30'] }) {
  const { t } = useTranslation();
  const { number, percent } = useFormats();
  const shown = (label: string, { answers, right }: Rights) => ({
    label,
    value: answers === 0 ? '–' : percent(right / answers),
    note: answers === 0 ? undefined : t('trainers.score', { known: number(right), total: number(answers) }),
  });
  if (recall30.pressed.answers + recall30.recalled.answers === 0) return null;
  return (
    <section aria-labelledby="recall30">
      <h2 id="recall30" className="mb-3 head text-lg">
        {t('dashboard.recall30', { number: number(30) })}
      </h2>
      <FigureList
        figures={[
          shown(t('dashboard.recalled'), recall30.recalled),
          shown(t('dashboard.pressed'), recall30.pressed),
        ]}
      />
    </section>
  );
}
