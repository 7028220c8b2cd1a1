import { readExplanation } from '#contract/explanation.ts';
import { directionOf, type Language } from '#languages/index.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { Caret } from './machine-note.tsx';

type ExplanationViewProps = {
  text: string;
  learn: Language;
  sentence: string;
  word: string;
  /** More of it is on its way. */
  isComing: boolean;
};

/** An explanation in its parts, as far as it has come; as plain text where it is not in the form that the model was asked for. */
export function ExplanationView({ text, learn, sentence, word, isComing }: ExplanationViewProps) {
  const { t } = useTranslation();
  const { lang } = useLanguages();
  const found = readExplanation(text, !isComing);
  const caret = isComing && <Caret />;
  if (found === undefined)
    return (
      <p lang={lang} dir="auto" className="break-words whitespace-pre-wrap">
        {text}
        {caret}
      </p>
    );
  const at = sentence.indexOf(word);
  return (
    <div className="grid gap-2 break-words">
      <p lang={learn} dir={directionOf(learn)} className="sentence match-parent">
        {sentence.slice(0, at)}
        <b className="font-semibold text-accent">{word}</b>
        {sentence.slice(at + word.length)}
      </p>
      <div lang={lang} dir={directionOf(lang)} className="grid gap-2">
        {found.sentence && <p className="text-quiet">{found.sentence}</p>}
        {found.word && <p>{found.word}</p>}
        {found.pieces.length > 0 && (
          <>
            <h3 className="text-sm font-semibold">{t('teacher.pieces')}</h3>
            <dl className="divide-y divide-line">
              {found.pieces.map(({ piece, meaning }, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: pieces never move
                <div key={place} className="grid grid-cols-[7.6em_minmax(0,1fr)] gap-x-3 py-2">
                  <dt lang={learn} dir="auto" className="match-parent font-book font-semibold">
                    {piece}
                  </dt>
                  <dd>{meaning}</dd>
                </div>
              ))}
            </dl>
          </>
        )}
        {found.question && <p>{found.question}</p>}
      </div>
      {caret}
    </div>
  );
}
