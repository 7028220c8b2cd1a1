import { pathTo } from '#contract/pages.ts';
import { useTranslation } from '../i18n/i18n.tsx';
import { useLanguages } from '../i18n/languages.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { MessageCard } from '../ui/message-card.tsx';

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
