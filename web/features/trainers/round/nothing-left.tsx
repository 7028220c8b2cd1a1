import { pathTo } from '#contract/pages.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { ButtonLink } from '#web/platform/router/button-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { MessageCard } from '#web/ui/message-card.tsx';

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
