import { useTranslation } from 'react-i18next';

const TIPS = ['little', 'aloud', 'both', 'learned'] as const;

export function LearningTips() {
  const { t } = useTranslation();
  return (
    <aside aria-labelledby="tips" className="mt-8 max-w-prose">
      <h2 id="tips" className="mb-2 head text-lg">
        {t('trainers.tips.title')}
      </h2>
      <ul className="ms-5 list-disc text-quiet marker:text-edge">
        {TIPS.map(tip => (
          <li key={tip} className="mb-1">
            {t(`trainers.tips.${tip}`)}
          </li>
        ))}
      </ul>
    </aside>
  );
}
