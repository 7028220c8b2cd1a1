import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { pathTo } from '#contract/pages.ts';
import type { TestType } from '#contract/test-types.ts';
import { useSession } from '../account/session.ts';
import { SameLanguageHint } from '../languages/same-language-hint.tsx';
import { WaitingNotice } from '../outbox/waiting-notice.tsx';
import { BackLink } from './back-link.tsx';
import { KeysHelp } from './keys-help.tsx';
import type { Mode } from './sitting.ts';
import { useSourceLink } from './test-link.ts';

type TestFrameProps = { title: string; mode: Mode; links: ReactNode; children: ReactNode };

/** Ways back, the trainer's name and the keys; what it frames fills the rest of the screen, so that answers lie at the thumb. */
export function TestFrame({ title, mode, links, children }: TestFrameProps) {
  return (
    <div className="mx-auto flex min-h-[calc(100dvh-7rem)] max-w-2xl flex-col sm:min-h-[min(calc(100dvh-7rem),40rem)]">
      <div className="-mx-3 -mt-3 flex items-center justify-between sm:mt-0">
        <div className="flex flex-wrap">{links}</div>
        <KeysHelp mode={mode} />
      </div>
      <h1 tabIndex={-1} className="mb-3 head text-xl sm:text-2xl">
        {title}
      </h1>
      <SameLanguageHint />
      <WaitingNotice />
      {children}
    </div>
  );
}

/** The ways back from a test of the menu. */
export function TestLinks({ testType }: { testType: TestType }) {
  const { t } = useTranslation();
  const { status } = useSession();
  const sourceLink = useSourceLink();
  return (
    <>
      <BackLink to={sourceLink(testType)} label={t('trainers.backToSources')} />
      {status === 'user' && <BackLink to={pathTo('testsMenu')} label={t('trainers.backToTests')} />}
    </>
  );
}
