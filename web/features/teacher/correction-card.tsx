import type { Correction } from '#contract/teacher.ts';
import { directionOf, type Language } from '#languages/index.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { AddCardButton } from '#web/vocabulary/cards/add-card-button.tsx';
import { type DiffPart, sentenceDiff } from './sentence-diff.ts';

type CorrectionCardProps = { said: string; correction: Correction; learn: Language };

/** What was wrong in a sentence, in the sentence itself, with reasons and what is worth keeping. */
export function CorrectionCard({ said, correction, learn }: CorrectionCardProps) {
  const { t } = useTranslation();
  const { lang } = useLanguages();
  const { corrected, reasons, keep } = correction;
  return (
    <div className="grid w-full min-w-0 gap-2 rounded-card border border-line bg-card px-4 py-3 break-words">
      <p className="text-sm font-semibold">{t('teacher.almost')}</p>
      <p
        lang={learn}
        dir={directionOf(learn)}
        className="match-parent font-book text-[1.125rem]/[1.7] whitespace-pre-wrap"
      >
        {sentenceDiff(said, corrected, learn).map((part, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never move
          <Part key={place} {...part} />
        ))}
      </p>
      {reasons.map(reason => (
        <p key={reason} lang={lang} dir={directionOf(lang)} className="text-quiet">
          {reason}
        </p>
      ))}
      {keep.map(({ word, translation }) => (
        <div key={word} className="flex flex-wrap items-center justify-between gap-x-3">
          <span className="min-w-0">
            <bdi lang={learn} className="font-book font-semibold">
              {word}
            </bdi>{' '}
            <bdi lang={lang} className="text-quiet">
              {translation}
            </bdi>
          </span>
          <AddCardButton
            look="icon"
            learn={learn}
            word={word}
            more={() => ({ translation, sentence: corrected })}
          />
        </div>
      ))}
    </div>
  );
}

/** Colours alone say nothing to a screen reader, which passes over the elements too. */
function Part({ kind, text }: DiffPart) {
  const { t } = useTranslation();
  const { lang } = useLanguages();
  if (kind === 'same') return text;
  const name = (
    <span lang={lang} className="sr-only">
      {t(kind === 'removed' ? 'teacher.removed' : 'teacher.added')}{' '}
    </span>
  );
  return kind === 'removed' ? (
    <>
      <del className="rounded-key bg-wrong-soft text-wrong">
        {name}
        {text.trimEnd()}
      </del>{' '}
    </>
  ) : (
    <>
      <ins className="rounded-key bg-correct-soft font-semibold text-correct no-underline">
        {name}
        {text.trimEnd()}
      </ins>{' '}
    </>
  );
}
