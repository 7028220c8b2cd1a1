import { useTranslation } from 'react-i18next';

type FiguresProps = { in_dictionary: number; known: number; answers: number; right: number };

export function Figures({ in_dictionary, known, answers, right }: FiguresProps) {
  const { t } = useTranslation();
  const figures = [
    { label: t('dashboard.inDictionary'), value: in_dictionary },
    { label: t('dashboard.known'), value: known },
    { label: t('dashboard.answers'), value: answers },
    { label: t('dashboard.right'), value: answers === 0 ? '–' : `${Math.round((100 * right) / answers)} %` },
  ];
  return (
    <dl className="grid grid-cols-2 gap-3 md:grid-cols-4">
      {figures.map(({ label, value }) => (
        <div key={label} className="flex flex-col-reverse rounded-card border border-line bg-card p-4">
          <dt className="text-sm text-quiet">{label}</dt>
          <dd className="text-2xl font-bold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
