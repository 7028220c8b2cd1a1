import { PAGES } from '#contract/pages.ts';
import { useLanguages } from '../i18n/languages.ts';
import type { TestType } from './test-types.ts';

const SCREENS: Record<TestType, string> = {
  translation_to_word: PAGES.testWords,
  word_to_translation: PAGES.testWordsReverse,
  flashcards: PAGES.testFlashcards,
};

/** Makes the link to a test fed from a source, with lang, learn and testType as the specification wants them. */
export function useTestLink(): (testType: TestType, source: string) => string {
  const { lang, learn } = useLanguages();
  return (testType, source) =>
    `${SCREENS[testType]}?${new URLSearchParams({ source, lang, learn, testType })}`;
}

/** Makes the link to the choice of a source for a test. */
export function useSourceLink(): (testType: TestType) => string {
  const { lang, learn } = useLanguages();
  return testType => `${PAGES.selectSource}?${new URLSearchParams({ lang, learn, testType })}`;
}
