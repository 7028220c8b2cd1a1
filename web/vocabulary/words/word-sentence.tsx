import type { Sentence } from '#contract/sentences.ts';
import { sentenceParts } from '#learning/round/sentence.ts';
import { useLanguages } from '#web/platform/i18n/languages.ts';

type WordSentenceProps = {
  sentence: Sentence;
  className?: string;
  /** How it is read is shown where a word is met. */
  withReading?: boolean;
};

/** A sentence with its word marked, and under it what it says, the counterpart bold. */
export function WordSentence({ sentence, className = '', withReading = false }: WordSentenceProps) {
  const { learn } = useLanguages();
  return (
    <div className={`grid gap-1 ${className}`}>
      <p
        lang={learn}
        dir="auto"
        className="sentence sentence-[1.25rem] match-parent short:sentence-[1.125rem]"
      >
        {sentenceParts(sentence.text).map(({ text, isForm }, index) =>
          isForm ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never move
            <mark key={index} className="marked-word">
              {text}
            </mark>
          ) : (
            text
          ),
        )}
      </p>
      {withReading && sentence.reading && <Reading text={sentence.reading} />}
      <SentenceMeaning sentence={sentence} />
    </div>
  );
}

/** What a sentence says in the interface language, the counterpart of the word bold. */
export function SentenceMeaning({ sentence, className = '' }: { sentence: Sentence; className?: string }) {
  const { lang } = useLanguages();
  return (
    <p lang={lang} dir="auto" className={`match-parent text-quiet ${className || 'text-[0.9375rem]'}`}>
      {sentenceParts(sentence.translation).map(({ text, isForm }, index) =>
        isForm ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never move
          <b key={index} className="font-semibold text-ink">
            {text}
          </b>
        ) : (
          text
        ),
      )}
    </p>
  );
}

function Reading({ text }: { text: string }) {
  const { learn } = useLanguages();
  return (
    <p lang={learn} dir="auto" className="match-parent text-sm text-quiet">
      {sentenceParts(text).map(part => part.text)}
    </p>
  );
}
