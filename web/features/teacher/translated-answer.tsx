import { useState } from 'react';
import { LONGEST_SENTENCE } from '#contract/bounds.ts';
import type { Language } from '#languages/index.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { SentenceSection } from '#web/vocabulary/translation/sentence-section.tsx';
import {
  useSentenceTranslation,
  useTranslatesSentences,
} from '#web/vocabulary/translation/use-translations.ts';
import { firstSentences } from './first-sentences.ts';

/** Translates an answer with one press; nothing where this server translates no sentences: its words can be tapped all the same. */
export function TranslatedAnswer({ answer, learn }: { answer: string; learn: Language }) {
  const { t } = useTranslation();
  const [isWanted, setIsWanted] = useState(false);
  const isOffered = useTranslatesSentences(learn);
  const text = firstSentences(answer, LONGEST_SENTENCE);
  const sentence = { text, isPart: text.length < answer.trim().length, learn };
  const query = useSentenceTranslation(sentence, isOffered && isWanted);
  if (!isOffered || text === '') return null;
  return (
    <SentenceSection
      label={t('teacher.translate')}
      sentence={sentence}
      query={query}
      isWanted={isWanted}
      onSwitch={() => setIsWanted(!isWanted)}
    />
  );
}
