import { ChoiceTest } from './choice-test.tsx';
import { TestScreen } from './test-screen.tsx';

/** The word is asked, translations are the answers. */
export function TranslationToWordPage() {
  return <TestScreen testType="translation_to_word" questions={ChoiceTest} />;
}

/** The translation is asked, words are the answers. */
export function WordToTranslationPage() {
  return <TestScreen testType="word_to_translation" questions={ChoiceTest} />;
}
