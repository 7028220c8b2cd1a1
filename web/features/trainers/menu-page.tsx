import type { ReactNode } from 'react';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { PageSkeleton } from '#web/platform/query-view/page-skeleton.tsx';
import { Link } from '#web/platform/router/link.tsx';
import { usePageTitle } from '#web/platform/router/use-page-title.ts';
import { NotAuthorized } from '#web/platform/session/not-authorized.tsx';
import { useSession } from '#web/platform/session/session.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { ComingDemo, TranslationDemo, WordDemo } from './test-demo.tsx';
import { useSourceLink } from './test-link.ts';

export function MenuPage() {
  const { t } = useTranslation();
  const { status } = useSession();
  usePageTitle(t('trainers.title'));
  if (status === 'loading') return <PageSkeleton />;
  if (status === 'guest')
    return <NotAuthorized title={t('account.notAuthorized')} text={t('trainers.loginToAccess')} />;
  return (
    <>
      <PageHeader title={t('trainers.title')} lead={t('trainers.lead')} />
      <ul className="grid gap-3.5 sm:grid-cols-2 lg:grid-cols-4">
        <TestCard testType="translation_to_word" />
        <TestCard testType="word_to_translation" />
        <ComingTestCard name="mixed-test" />
        <ComingTestCard name="speed-test" />
      </ul>
      <LearningTips />
    </>
  );
}

const CARD =
  'flex h-full w-full flex-wrap items-center gap-4 rounded-card border p-3.5 text-start sm:flex-col sm:flex-nowrap sm:items-stretch sm:gap-3';

const DEMOS = { translation_to_word: <WordDemo />, word_to_translation: <TranslationDemo /> } as const;

/** A test one can take: leads to the choice of its words. */
function TestCard({ testType }: { testType: keyof typeof DEMOS }) {
  const { t } = useTranslation();
  const sourceLink = useSourceLink();
  return (
    <li>
      <Link to={sourceLink(testType)} className={`${CARD} border-line bg-card hover:border-accent`}>
        {DEMOS[testType]}
        <About name={t(`trainers.${testType}`)} text={t(`trainers.about.${testType}`)} />
      </Link>
    </li>
  );
}

/** A test that is announced only. */
function ComingTestCard({ name }: { name: 'mixed-test' | 'speed-test' }) {
  const { t } = useTranslation();
  return (
    <li>
      <button type="button" disabled className={`${CARD} border-dashed border-edge`}>
        <ComingDemo />
        <About name={t(`trainers.${name}`)} text={t(`trainers.about.${name}`)}>
          <Tag>{t('trainers.comingSoon')}</Tag>
        </About>
      </button>
    </li>
  );
}

function About({ name, text, children }: { name: string; text: string; children?: ReactNode }) {
  return (
    <span className="flex min-w-0 flex-1 basis-28 flex-col items-start gap-1 sm:basis-auto">
      <span className="font-semibold">{name}</span>
      <span className="text-sm text-quiet">{text}</span>
      {children}
    </span>
  );
}

const TIPS = ['little', 'aloud', 'both', 'learned'] as const;

function LearningTips() {
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
