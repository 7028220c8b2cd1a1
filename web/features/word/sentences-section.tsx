import { pathTo } from '#contract/pages.ts';
import type { EntrySentence } from '#contract/word-entry.ts';
import { plainSentence, sentenceParts } from '#learning/round/sentence.ts';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { Link } from '#web/platform/router/link.tsx';
import { SpeakButton } from '#web/vocabulary/speech/speak-button.tsx';
import { ExplainSection } from '#web/vocabulary/teacher/explain-section.tsx';
import { SentenceMeaning } from '#web/vocabulary/words/word-sentence.tsx';
import { Section } from './section.tsx';

type SentencesSectionProps = { id: string; title: string; sentences: readonly EntrySentence[] };

/** How the word is used: sentences or phrases, each with its sound and what it says. */
export function SentencesSection({ id, title, sentences }: SentencesSectionProps) {
  if (sentences.length === 0) return null;
  return (
    <Section id={id} title={title}>
      <ul className="divide-y divide-line">
        {sentences.map(sentence => (
          <li key={sentence.text} className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3 py-3">
            <EntrySentenceRow sentence={sentence} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function EntrySentenceRow({ sentence }: { sentence: EntrySentence }) {
  const { lang, learn } = useLanguages();
  const { text, translation, reading, from } = sentence;
  return (
    <>
      <span className="-mx-3">
        <SpeakButton text={plainSentence(text)} language={learn} />
      </span>
      <div className="grid min-w-0 gap-1 pt-1.5">
        <p lang={learn} dir="auto" className="sentence sentence-[1.25rem] match-parent">
          {sentenceParts(text).map(({ text: part, isForm }, index) =>
            isForm ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never move
              <b key={index} className="font-semibold text-accent">
                {part}
              </b>
            ) : (
              part
            ),
          )}
        </p>
        {reading !== undefined && (
          <p lang={learn} dir="auto" className="match-parent text-sm text-quiet">
            {plainSentence(reading)}
          </p>
        )}
        {translation !== undefined && lang !== learn && (
          <SentenceMeaning sentence={{ ...sentence, translation }} className="text-base" />
        )}
        <ExplainSection word={formIn(text)} sentence={plainSentence(text)} learn={learn} />
        {from && (
          <Link
            to={pathTo('text', { id: from.id }, { lang, learn })}
            lang={learn}
            className="flex min-h-11 w-fit min-w-11 items-center text-sm text-quiet underline underline-offset-4"
          >
            {from.title}
          </Link>
        )}
      </div>
    </>
  );
}

/** The form of the word that the page is about, as it stands in a sentence. */
const formIn = (text: string) => sentenceParts(text).find(({ isForm }) => isForm)?.text ?? '';
