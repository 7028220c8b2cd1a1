import type { ReactNode } from 'react';
import { LONGEST_SPEECH } from '#contract/bounds.ts';
import type { TeacherTurn } from '#contract/teacher.ts';
import type { Wish } from '#contract/teacher-bounds.ts';
import { directionOf, type Language } from '#languages/index.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { SpeakButton } from '#web/vocabulary/speech/speak-button.tsx';
import { AnswerText } from './answer-text.tsx';
import { CorrectionCard } from './correction-card.tsx';
import type { Tapped } from './tapped-sheet.tsx';
import { TranslatedAnswer } from './translated-answer.tsx';

type TurnViewProps = {
  turn: TeacherTurn;
  learn: Language;
  tapped: Tapped | undefined;
  onTap: (tapped: Tapped) => void;
};

/** What was said with its correction, and the answer, whose words can be tapped. */
export function TurnView({ turn, learn, tapped, onTap }: TurnViewProps) {
  const { said, wish, answer, correction } = turn;
  return (
    <>
      <Said said={said} wish={wish} learn={learn}>
        {correction && <CorrectionCard said={said} correction={correction} learn={learn} />}
      </Said>
      <div className="grid min-w-0 justify-items-start gap-1.5">
        <AnswerText turn={turn} learn={learn} tapped={tapped} onTap={onTap} />
        <div className="flex w-full min-w-0 flex-wrap items-start gap-x-3">
          {answer.length <= LONGEST_SPEECH && (
            <span className="-mx-3">
              <SpeakButton text={answer} language={learn} />
            </span>
          )}
          <div className="min-w-0 max-w-[34em] flex-1 ps-3">
            <TranslatedAnswer answer={answer} learn={learn} />
          </div>
        </div>
      </div>
    </>
  );
}

type SaidProps = { said: string; wish?: Wish | undefined; learn: Language; children?: ReactNode };

/** What the learner has said or wished; nothing for the wish that the teacher begins. */
export function Said({ said, wish, learn, children }: SaidProps) {
  const { t } = useTranslation();
  if (wish === 'begin') return null;
  const isSaid = wish === undefined;
  return (
    <div className="ms-12 grid min-w-0 justify-items-end gap-1.5">
      <p
        lang={isSaid ? learn : undefined}
        dir={isSaid ? directionOf(learn) : undefined}
        className={`max-w-full rounded-slip rounded-ee-md bg-accent-soft px-4 py-2.5 break-words whitespace-pre-wrap ${isSaid ? 'font-book text-[1.1875rem]/[1.6]' : ''}`}
      >
        {isSaid ? said : t(`teacher.wish.${wish}`)}
      </p>
      {children}
    </div>
  );
}
