import { pathTo, TEST_PAGES } from '#contract/pages.ts';
import { DICTIONARY_SOURCE, TEST_TYPES, type TestType } from '#contract/test-types.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { ButtonLink } from '#web/platform/router/button-link.tsx';

/** The three trainers, fed from the dictionary. */
export function TrainLinks() {
  const { t } = useTranslation();
  const { lang, learn } = useLanguages();
  const toTest = (testType: TestType) =>
    pathTo(TEST_PAGES[testType], {}, { source: DICTIONARY_SOURCE, lang, learn, testType });
  return TEST_TYPES.map(testType => (
    <ButtonLink key={testType} look="text" to={toTest(testType)}>
      {t(`trainers.${testType}`)}
    </ButtonLink>
  ));
}
