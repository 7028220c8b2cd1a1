import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PAGES } from '#contract/pages.ts';
import { useSession } from '../account/session.ts';
import { SameLanguageHint } from '../words/same-language-hint.tsx';
import { BackLink } from './back-link.tsx';
import { KeysHelp } from './keys-help.tsx';
import { useSourceLink } from './test-link.ts';
import type { TestType } from './test-types.ts';

/** Ways back, the trainer's name and the keys; what it frames fills the rest of the screen, so that answers lie at the thumb. */
export function TestFrame({ testType, children }: { testType: TestType; children: ReactNode }) {
  const { t } = useTranslation();
  const { status } = useSession();
  const sourceLink = useSourceLink();
  return (
    <div className="mx-auto flex min-h-[calc(100dvh-7rem)] max-w-2xl flex-col sm:min-h-[min(calc(100dvh-7rem),40rem)]">
      <div className="-mx-3 -mt-3 flex items-center justify-between sm:mt-0">
        <div className="flex flex-wrap">
          <BackLink to={sourceLink(testType)} label={t('trainers.backToSources')} />
          {status === 'user' && <BackLink to={PAGES.testsMenu} label={t('trainers.backToTests')} />}
        </div>
        <KeysHelp testType={testType} />
      </div>
      <h1 tabIndex={-1} className="mb-3 text-xl font-bold">
        {t(`trainers.${testType}`)}
      </h1>
      <SameLanguageHint />
      {children}
    </div>
  );
}
