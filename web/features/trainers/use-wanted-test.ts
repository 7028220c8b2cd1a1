import { useState } from 'react';
import { type TestType, wantedTest } from '#contract/test-types.ts';
import { isLanguage, type Language } from '#languages/index.ts';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { useSearchParams } from '#web/platform/router/router.tsx';

/**
 * What the address of the source selection asks for: the test, and the language of the category names. Once the visitor
 * chooses another interface language, that one counts.
 */
export function useWantedTest(): { testType: TestType; language: Language } {
  const [parameters] = useSearchParams();
  const { lang } = useLanguages();
  const [langAtFirst] = useState(lang);
  const asked = parameters.get('language') ?? parameters.get('lang');
  return {
    testType: wantedTest(parameters),
    language: isLanguage(asked) && lang === langAtFirst ? asked : lang,
  };
}
