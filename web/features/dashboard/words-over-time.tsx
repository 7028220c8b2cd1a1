import type { LearningReport } from '#contract/learning.ts';
import { useFormats } from '#web/platform/i18n/formats.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { Bars } from './bars.tsx';
import { ChartFigure, CountScale, Drawing, Legend } from './chart-figure.tsx';
import { labelled, MOST_DAYS, roundUp } from './plot.ts';

const KNOWN = 'fill-correct';
const LEARNING = 'fill-spark-soft stroke-spark-mark';

/** How many words were known and being learned, stacked, at the end of each week or month. */
export function WordsOverTime({ words }: { words: LearningReport['words'] }) {
  const { t } = useTranslation();
  const { number, date, dayAndMonth } = useFormats();
  const top = roundUp(Math.max(0, ...words.map(({ learning, known }) => learning + known)));
  const hasLabel = labelled(words.length, MOST_DAYS);
  return (
    <ChartFigure
      id="words"
      title={t('dashboard.words')}
      teaching={t('dashboard.wordsEmpty')}
      isEmpty={words.length === 0}
      table={{
        columns: [t('dashboard.day'), t('dashboard.known'), t('dashboard.learning')],
        rows: words.map(({ day, known, learning }) => [date(day), number(known), number(learning)]),
      }}
    >
      <Drawing name={t('dashboard.words')}>
        <CountScale top={top} />
        <Bars
          most={top}
          bars={words.map(({ day, known, learning }, index) => ({
            key: day,
            label: hasLabel(index) ? dayAndMonth(day) : undefined,
            parts: [
              { count: known, look: KNOWN },
              { count: learning, look: LEARNING },
            ],
          }))}
        />
      </Drawing>
      <Legend
        entries={[
          { label: t('dashboard.known'), mark: <rect width="16" height="16" className={KNOWN} /> },
          {
            label: t('dashboard.learning'),
            mark: <rect x="0.5" y="0.5" width="15" height="15" className={LEARNING} />,
          },
        ]}
      />
    </ChartFigure>
  );
}
