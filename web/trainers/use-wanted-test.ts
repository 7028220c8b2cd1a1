import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { isLanguage, type Language } from '#contract/languages.ts';
import { useLanguages } from '../i18n/languages.ts';
import { TEST_TYPES, type TestType } from './test-types.ts';

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
    testType: TEST_TYPES.find(known => known === parameters.get('testType')) ?? 'translation_to_word',
    language: isLanguage(asked) && lang === langAtFirst ? asked : lang,
  };
}
