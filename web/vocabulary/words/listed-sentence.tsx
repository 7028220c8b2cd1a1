import type { Sentence } from '#contract/sentences.ts';
import { plainSentence } from '#learning/round/sentence.ts';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { SpeakButton } from '#web/vocabulary/speech/speak-button.tsx';
import { WordSentence } from './word-sentence.tsx';

/** The sentence of a word in a list, with its sound. */
export function ListedSentence({ sentence }: { sentence: Sentence }) {
  const { learn } = useLanguages();
  return (
    <div className="flex min-w-0 basis-full items-start gap-1">
      <SpeakButton text={plainSentence(sentence.text)} language={learn} isSentence />
      <WordSentence sentence={sentence} className="min-w-0 flex-1 grid-cols-1 py-1.5" />
    </div>
  );
}
