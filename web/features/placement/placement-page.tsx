import { useState } from 'react';
import type { getPlacement } from '#contract/learning.ts';
import type { Language } from '#languages/index.ts';
import { useEndpoint } from '#web/platform/http/queries.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { SameLanguageHint } from '#web/platform/languages/same-language-hint.tsx';
import { QueryView } from '#web/platform/query-view/query-view.tsx';
import { usePageTitle } from '#web/platform/router/use-page-title.ts';
import { MessageCard } from '#web/ui/message-card.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { type Askable, answerCheck, beginCheck, type Check, takeBack } from './check.ts';
import { CheckIntroduction } from './check-introduction.tsx';
import { CheckQuestion } from './check-question.tsx';
import { CheckResult } from './check-result.tsx';

/** Finds out in about two minutes how many words of the learning language somebody knows. */
export function PlacementPage() {
  const { t } = useTranslation();
  const { lang, learn } = useLanguages();
  // A check goes on with the words it began with when the language of the interface changes under it.
  const [begun, setBegun] = useState<{ lang: Language; learn: Language }>();
  const pair = begun?.learn === learn ? begun : { lang, learn };
  const query = useEndpoint<typeof getPlacement>('/learning/placement', { query: pair });
  usePageTitle(t('placement.title'));
  return (
    <div className="mx-auto max-w-trainer page-stage:contents">
      {/* While words are asked, they have the room. */}
      <div className="page-stage:sr-only">
        <PageHeader title={t('placement.title')} lead={t('placement.lead')} />
      </div>
      <SameLanguageHint />
      <QueryView
        query={query}
        failure={t('placement.failed')}
        loading={<Skeleton rows={1} className="h-64" />}
        isEmpty={({ data }) => data.ranks.length === 0 || data.pseudoWords.length === 0}
        empty={<MessageCard drawing="empty" title={t('placement.none')} />}
      >
        {({ data }) => (
          <PlacementCheck
            key={`${pair.lang} ${learn}`}
            askable={data}
            onBegin={() => setBegun(pair)}
            onClose={() => setBegun(undefined)}
          />
        )}
      </QueryView>
    </div>
  );
}

type PlacementCheckProps = { askable: Askable; onBegin: () => void; onClose: () => void };

/** A check from its rules by way of its questions to its result. */
function PlacementCheck({ askable, onBegin, onClose }: PlacementCheckProps) {
  const [check, setCheck] = useState<Check>();
  const begin = () => {
    onBegin();
    setCheck(beginCheck(askable, Math.random));
  };
  const close = () => {
    onClose();
    setCheck(undefined);
  };
  if (check === undefined) return <CheckIntroduction onStart={begin} />;
  const { answers, question } = check;
  if (question === undefined) return <CheckResult answers={answers} askable={askable} onAgain={begin} />;
  return (
    <CheckQuestion
      key={answers.length}
      question={question}
      asked={answers.length}
      onAnswer={isClaimed => setCheck(answerCheck(check, isClaimed, { askable, random: Math.random }))}
      onTakeBack={() => setCheck(takeBack(check))}
      onClose={close}
    />
  );
}
