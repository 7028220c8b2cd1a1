import { useTranslation } from '#web/platform/i18n/i18n.tsx';

const REASONS = ['pairs', 'senses', 'plain'] as const;

/** Why one should stay, each reason behind a stroke. */
export function Reasons() {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="home-why">
      <h2 id="home-why" className="head mb-4 text-[1.375rem] sm:text-2xl">
        {t('home.why.title')}
      </h2>
      <ul className="grid gap-5 sm:grid-cols-3 sm:gap-3.5">
        {REASONS.map(reason => (
          <li key={reason} className="flex gap-4">
            <span aria-hidden="true" className="stress ms-1 h-7.5! w-2! bg-spark" />
            <div>
              <h3 className="text-lg font-semibold">{t(`home.why.${reason}`)}</h3>
              <p className="mt-1 text-quiet">{t(`home.why.${reason}Text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
