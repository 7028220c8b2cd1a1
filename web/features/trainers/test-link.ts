import { pathTo, TEST_PAGES } from '#contract/pages.ts';
import type { TestType } from '#contract/test-types.ts';
import { useLanguages } from '#web/platform/i18n/languages.ts';

/** Makes the link to a test fed from a source, with lang, learn and testType as the specification wants them. */
export function useTestLink(): (testType: TestType, source: string) => string {
  const { lang, learn } = useLanguages();
  return (testType, source) => pathTo(TEST_PAGES[testType], {}, { source, lang, learn, testType });
}

/** Makes the link to the choice of a source for a test. */
export function useSourceLink(): (testType: TestType) => string {
  const { lang, learn } = useLanguages();
  return testType => pathTo('selectSource', {}, { lang, learn, testType });
}
