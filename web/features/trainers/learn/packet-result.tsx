import { pathTo } from '#contract/pages.ts';
import type { AskedWord } from '#contract/trainers.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { ButtonLink } from '#web/platform/router/button-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { MessageCard } from '#web/ui/message-card.tsx';
import { ResultActions, RoundResult } from '../round-result.tsx';
import type { Finished } from '../sitting/sitting-state.ts';

type PacketResultProps = {
  sitting: Finished;
  onTrain: (words: readonly AskedWord[]) => void;
  onNext: () => void;
};

/** The end of a packet: what was learned, and the way on. */
export function PacketResult({ sitting, onTrain, onNext }: PacketResultProps) {
  const { t } = useTranslation();
  const { words } = sitting;
  const newOnes = words.filter(({ why }) => why === 'new').length;
  const parts = [
    newOnes > 0 && t('learn.newWords', { count: newOnes }),
    words.length > newOnes && t('learn.repeated', { count: words.length - newOnes }),
  ];
  return (
    <RoundResult
      sitting={sitting}
      title={t('learn.finished')}
      lead={parts.filter(Boolean).join(' · ')}
      isCounted
      actions={missed => (
        <ResultActions missed={missed} onTrain={onTrain} next={{ label: t('learn.next'), onAct: onNext }}>
          <ButtonLink to={pathTo('dashboard')}>{t('nav.dashboard')}</ButtonLink>
        </ResultActions>
      )}
    />
  );
}

/** The day's words are done. `onPractise` is missing where there is nothing to practise either. */
export function NothingLeft({ onPractise }: { onPractise?: () => void }) {
  const { t } = useTranslation();
  const { lang } = useLanguages();
  return (
    <MessageCard
      drawing="done"
      title={t('learn.nothingLeft')}
      text={onPractise && t('learn.nothingLeftText')}
    >
      {onPractise && (
        <Button look="main" onClick={onPractise}>
          {t('learn.practise')}
        </Button>
      )}
      <ButtonLink to={pathTo('categories', {}, { lang })}>{t('trainers.addWords')}</ButtonLink>
    </MessageCard>
  );
}
