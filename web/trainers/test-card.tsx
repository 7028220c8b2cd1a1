import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Icon } from '../ui/icon.tsx';
import { useSourceLink } from './test-link.ts';

const CARD = 'flex h-full min-h-28 items-center gap-4 rounded-card border p-4';

/** A test one can take: leads to the choice of its words. */
export function TestCard({ testType }: { testType: 'translation_to_word' | 'word_to_translation' }) {
  const { t } = useTranslation();
  const sourceLink = useSourceLink();
  return (
    <li>
      <Link
        to={sourceLink(testType)}
        className={`${CARD} border-line bg-card transition-colors duration-150 hover:border-accent hover:bg-accent-soft`}
      >
        <span className="min-w-0 flex-1">
          <span className="block text-lg font-semibold">{t(`trainers.${testType}`)}</span>
          <span className="block text-quiet">{t(`trainers.about.${testType}`)}</span>
        </span>
        <Icon name="arrow" className="text-accent rtl:-scale-x-100" />
      </Link>
    </li>
  );
}

/** A test that is announced only. */
export function ComingTestCard({ name }: { name: 'mixed-test' | 'speed-test' }) {
  const { t } = useTranslation();
  return (
    <li>
      <button type="button" disabled className={`${CARD} w-full border-dashed border-edge text-start`}>
        <span className="min-w-0 flex-1">
          <span className="block text-lg font-semibold text-quiet">{t(`trainers.${name}`)}</span>
          <span className="block text-quiet">{t(`trainers.about.${name}`)}</span>
        </span>
        <span className="shrink-0 rounded-chip bg-spark-soft px-3 py-1 text-sm font-medium text-spark-ink">
          {t('trainers.comingSoon')}
        </span>
      </button>
    </li>
  );
}
