import { useTranslation } from '#web/platform/i18n/i18n.tsx';

const TIPS = ['little', 'aloud', 'both', 'learned'] as const;

export function LearningTips() {
  const { t } = useTranslation();
  return (
    <aside aria-labelledby="tips" className="mt-12 sm:mt-16">
      <h2 id="tips" className="mb-4 head text-xl sm:text-2xl">
        {t('trainers.tips.title')}
      </h2>
      <ul className="grid gap-x-12 gap-y-5 sm:grid-cols-2">
        {TIPS.map(tip => (
          <li key={tip} className="flex gap-4">
            <span
              aria-hidden="true"
              className="ms-1 h-7.5 w-2 shrink-0 skew-x-(--lean) rounded-[3px] bg-spark"
            />
            <span className="pt-0.5 text-pretty">{t(`trainers.tips.${tip}`)}</span>
          </li>
        ))}
      </ul>
    </aside>
  );
}
