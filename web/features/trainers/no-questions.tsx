import { pathTo } from '#contract/pages.ts';
import type { TestType } from '#contract/test-types.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { ButtonLink } from '#web/platform/router/button-link.tsx';
import { MessageCard } from '#web/ui/message-card.tsx';
import { useSourceLink } from './test-link.ts';

/** The address names no source. */
export function NoSource({ testType }: { testType: TestType }) {
  const { t } = useTranslation();
  const sourceLink = useSourceLink();
  return (
    <MessageCard heading="h1" drawing="few" title={t('trainers.noSource')} text={t('trainers.noSourceText')}>
      <ButtonLink look="main" to={sourceLink(testType)}>
        {t('trainers.sourceTitle')}
      </ButtonLink>
    </MessageCard>
  );
}

export function TooFewWords({ testType }: { testType: TestType }) {
  const { t } = useTranslation();
  const { lang } = useLanguages();
  const sourceLink = useSourceLink();
  return (
    <MessageCard drawing="few" title={t('trainers.tooFew')} text={t('trainers.tooFewText')}>
      <ButtonLink look="main" to={pathTo('categories', {}, { lang })}>
        {t('trainers.addWords')}
      </ButtonLink>
      <ButtonLink to={sourceLink(testType)}>{t('trainers.anotherSource')}</ButtonLink>
    </MessageCard>
  );
}
