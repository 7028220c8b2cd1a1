import { type ComponentType, useEffect, useId, useState } from 'react';
import { LONGEST_SENTENCE } from '#contract/bounds.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { lazyLoad } from '#web/platform/loading/lazy-load.ts';
import { useFailureToast } from '#web/platform/toasts/use-failure-toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useHandler } from '#web/ui/use-handler.ts';
import type { ExplanationPanelProps } from './explanation-panel.tsx';
import { useHasTeacher } from './use-has-teacher.ts';

/** Few servers have a teacher, so what it says is drawn by a part that comes when somebody asks. */
const load = lazyLoad(() => import('./explanation-panel.tsx'));

/** The button that has a word explained in its sentence, and below it the explanation as it comes; nothing where there is no teacher. */
export function ExplainSection({ word, sentence, learn }: ExplanationPanelProps) {
  const hasTeacher = useHasTeacher();
  const isExplainable = sentence.length <= LONGEST_SENTENCE && word !== '' && sentence.includes(word);
  if (!hasTeacher || !isExplainable) return null;
  return <Explain key={`${word} ${sentence}`} word={word} sentence={sentence} learn={learn} />;
}

function Explain(asked: ExplanationPanelProps) {
  const { t } = useTranslation();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="grid gap-1">
      <Button
        look="text"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
        className="-mx-3 min-h-11 justify-self-start"
      >
        {t('teacher.explain')}
      </Button>
      {isOpen && (
        <div id={id} className="mb-2 grid gap-3 rounded-card bg-well px-4 py-3">
          <Panel {...asked} onFail={() => setIsOpen(false)} />
        </div>
      )}
    </div>
  );
}

function Panel({ onFail, ...asked }: ExplanationPanelProps & { onFail: () => void }) {
  const { t } = useTranslation();
  const showFailure = useFailureToast();
  const [Loaded, setLoaded] = useState<ComponentType<ExplanationPanelProps>>();
  const giveUp = useHandler((error: unknown) => {
    showFailure(t('teacher.failed'), error);
    onFail();
  });
  useEffect(() => {
    load().then(({ ExplanationPanel }) => setLoaded(() => ExplanationPanel), giveUp);
  }, [giveUp]);
  return Loaded ? <Loaded {...asked} /> : <Skeleton rows={1} className="h-16" />;
}
