import type { ReactNode } from 'react';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { Link } from '#web/platform/router/link.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { ComingDemo, TranslationDemo, WordDemo } from './test-demo.tsx';
import { useSourceLink } from './test-link.ts';

const CARD =
  'flex h-full w-full flex-wrap items-center gap-4 rounded-card border p-3.5 text-start sm:flex-col sm:flex-nowrap sm:items-stretch sm:gap-3';

const DEMOS = { translation_to_word: <WordDemo />, word_to_translation: <TranslationDemo /> } as const;

/** A test one can take: leads to the choice of its words. */
export function TestCard({ testType }: { testType: keyof typeof DEMOS }) {
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
export function ComingTestCard({ name }: { name: 'mixed-test' | 'speed-test' }) {
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
