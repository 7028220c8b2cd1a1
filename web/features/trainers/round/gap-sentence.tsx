import type { Sentence } from '#contract/sentences.ts';
import { sentenceParts } from '#learning/round/sentence.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { SentenceMeaning } from '#web/vocabulary/words/word-sentence.tsx';

type GapSentenceProps = {
  sentence: Sentence;
  /** The word stands in its gap. */
  isFilled: boolean;
};

/** A sentence whose word is missing; screen readers say "blank" there. */
export function GapSentence({ sentence, isFilled }: GapSentenceProps) {
  const { t } = useTranslation();
  const { learn } = useLanguages();
  return (
    <>
      <p
        lang={learn}
        dir="auto"
        className="sentence sentence-[1.5625rem] leading-relaxed! text-balance short:sentence-[1.25rem] sm:sentence-[1.875rem]"
      >
        {sentenceParts(sentence.text).map(({ text, isForm }, index) => {
          if (!isForm) return text;
          return isFilled ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never move
            <span key={index} className="gap-filled">
              {text}
            </span>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never move
            <span key={index} role="img" aria-label={t('round.blank')} className="gap" />
          );
        })}
      </p>
      <SentenceMeaning sentence={sentence} className="text-base" />
    </>
  );
}
