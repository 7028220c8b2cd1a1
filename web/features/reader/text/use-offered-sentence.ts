import { useMemo, useState } from 'react';
import { LONGEST_SENTENCE } from '#contract/bounds.ts';
import type { Language } from '#languages/index.ts';
import type { OfferedSentence } from '#web/vocabulary/translation/sentence-section.tsx';
import {
  useSentenceTranslation,
  useTranslatesSentences,
} from '#web/vocabulary/translation/use-translations.ts';
import { clauseAround } from './sentences.ts';
import { type Sentence, sentenceWith, type Word } from './text-parts.ts';

const NONE: readonly string[] = [];

/**
 * The sentence of the tapped word, to be translated with one press where this server can, and the function that switches
 * its translation for any word. What was translated once is shown with every further word of the sentence.
 */
export function useOfferedSentence(sentences: readonly Sentence[], tapped: Word | null, learn: Language) {
  const isOffered = useTranslatesSentences(learn);
  const [wanted, setWanted] = useState(NONE);
  const sentence = useMemo(
    () => (tapped === null ? undefined : sentenceAround(tapped, sentences, learn)),
    [tapped, sentences, learn],
  );
  const isWanted = sentence !== undefined && wanted.includes(sentence.text);
  const query = useSentenceTranslation(sentence ?? { text: '', learn }, isOffered && isWanted);
  const show = (text: string, isShown: boolean) =>
    setWanted(before => (isShown ? [...before, text] : before.filter(other => other !== text)));
  const offered: OfferedSentence | undefined =
    isOffered && sentence !== undefined
      ? { sentence, query, isWanted, onSwitch: () => show(sentence.text, !isWanted) }
      : undefined;
  return {
    isOffered,
    offered,
    /** Translates the sentence of a word. */
    translateWith: (word: Word) => {
      const { text } = sentenceAround(word, sentences, learn) ?? {};
      if (isOffered && text !== undefined && !wanted.includes(text)) show(text, true);
    },
  };
}

function sentenceAround(word: Word, sentences: readonly Sentence[], learn: Language) {
  const found = sentenceWith(word, sentences);
  if (found === undefined) return undefined;
  const { text } = found.sentence;
  const part = clauseAround(text, found.place, LONGEST_SENTENCE);
  return { text: part, isPart: part.length < text.length, learn };
}
