import { pathTo, TEST_PAGES } from '#contract/pages.ts';
import type { TestType } from '#contract/test-types.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { ButtonLink } from '#web/platform/router/button-link.tsx';
import { Icon } from '#web/ui/icon.tsx';

/** The ways into a test of a list. */
export function TestLinks({ source }: { source: string }) {
  const { t } = useTranslation();
  const { lang, learn } = useLanguages();
  const toTest = (testType: TestType) => pathTo(TEST_PAGES[testType], {}, { source, lang, learn, testType });
  return (
    <>
      <ButtonLink to={toTest('flashcards')}>
        <Icon name="cards" />
        {t('category.cards')}
      </ButtonLink>
      <ButtonLink to={toTest('word_to_translation')}>
        <Icon name="quiz" />
        {t('category.test')}
      </ButtonLink>
    </>
  );
}
