import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { TeacherTurn, takeTurn } from '#contract/teacher.ts';
import { MOST_TURNS, openingOf, type Wish } from '#contract/teacher-bounds.ts';
import { directionOf, type Language } from '#languages/index.ts';
import { callForLines } from '#web/platform/http/call-for-lines.ts';
import { ApiError } from '#web/platform/http/http.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { useCause } from '#web/platform/query-view/cause.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Caret, MachineNote } from '#web/vocabulary/teacher/machine-note.tsx';
import { useAnswer } from '#web/vocabulary/teacher/use-answer.ts';
import { Composer } from './composer.tsx';
import { FirstVisit } from './first-visit.tsx';
import { SpentNotice } from './spent-notice.tsx';
import { TalkHeader } from './talk-header.tsx';
import { TalkMargin } from './talk-margin.tsx';
import { TalkTitle } from './talk-title.tsx';
import { type Tapped, TappedSheet } from './tapped-sheet.tsx';
import type { TeacherState } from './teacher-state.ts';
import { Said, TurnView } from './turn-view.tsx';

type TalkProps = {
  teacher: TeacherState;
  learn: Language;
  talkId: string;
  /** What was said in it before. */
  turns: readonly TeacherTurn[];
  /** Opens another talk; a new one without an id. */
  onChoose: (id?: string) => void;
  /** How many answers are left after one. */
  onLeft: (left: number) => void;
  /** The list of talks, or how many answers are left, is to be asked anew. */
  onChanged: () => Promise<void>;
};

type Asked = { said: string; wish?: Wish };

/** A talk with the teacher: what was said, what is on its way, and what is to be said next. */
export function Talk({ teacher, learn, talkId, turns: before, onChoose, onLeft, onChanged }: TalkProps) {
  const { t } = useTranslation();
  const { lang } = useLanguages();
  const [turns, setTurns] = useState(before);
  const [asked, setAsked] = useState<Asked>();
  const [tapped, setTapped] = useState<Tapped>();
  const answer = useAnswer();
  const cause = useCause();
  const end = useRef<HTMLDivElement>(null);
  const { status, error } = answer;
  const { answers_left: left } = teacher;
  const isComing = status === 'coming';
  useEffect(() => {
    if (asked !== undefined || turns.length > 0) end.current?.scrollIntoView?.({ block: 'end' });
  }, [asked, turns]);

  const handleBroken = useEffectEvent(onChanged);
  useEffect(() => {
    if (status === 'failed' || status === 'stopped') void handleBroken();
  }, [status]);

  const say = (next: Asked) => {
    const body = { learn, lang, number: (turns.at(-1)?.number ?? -1) + 1, ...next };
    setAsked(next);
    void answer.ask(
      following =>
        callForLines<typeof takeTurn>(
          '/teacher/talks/:talkId/turns',
          { params: { talkId }, body },
          following,
        ),
      ({ turn, answers_left }) => {
        setTurns(known => [...known, turn]);
        onLeft(answers_left);
        setAsked(undefined);
        answer.clear();
      },
    );
  };
  const isSpent = left === 0 || (error instanceof ApiError && error.code === 'budget_spent');
  if (turns.length === 0 && asked === undefined && !isSpent)
    return (
      <>
        <TalkHeader learn={learn} level={teacher.level} />
        <FirstVisit host={teacher.host} onStart={() => say({ said: '', wish: 'begin' })} />
      </>
    );
  const isLong = turns.length >= MOST_TURNS;
  const handleClose = () => {
    tapped?.element.focus();
    setTapped(undefined);
  };
  return (
    <>
      {turns.length > 0 ? (
        <TalkTitle
          talkId={talkId}
          level={teacher.level}
          title={teacher.talks.find(({ id }) => id === talkId)?.title ?? ''}
          opening={openingOf(turns)}
          learn={learn}
          onRenamed={onChanged}
        />
      ) : (
        <TalkHeader learn={learn} level={teacher.level} />
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col">
          <div role="log" aria-label={t('teacher.talk')} aria-busy={isComing} className="grid gap-6">
            {turns.map(turn => (
              <TurnView key={turn.number} turn={turn} learn={learn} tapped={tapped} onTap={setTapped} />
            ))}
            {asked && <Said said={asked.said} wish={asked.wish} learn={learn} />}
          </div>
          {/* Beside the log: what is not finished is not announced. */}
          {asked && (answer.text !== '' || isComing) && (
            <p
              lang={learn}
              dir={directionOf(learn)}
              className="mt-6 max-w-[34em] font-book text-[1.1875rem]/[1.7] break-words whitespace-pre-wrap"
            >
              {answer.text}
              {isComing && <Caret />}
            </p>
          )}
          {asked && isComing && (
            <div className="mt-3 flex items-center gap-3">
              <Button icon="stop" onClick={answer.stop}>
                {t('teacher.stop')}
              </Button>
              <span role="status" className="text-sm text-quiet">
                {t('teacher.writing')}
              </span>
            </div>
          )}
          {asked && status === 'stopped' && (
            <div role="status" className="mt-3 grid justify-items-start gap-3">
              <p className="text-sm text-quiet">{t('teacher.stopped')}</p>
              <Button icon="restart" onClick={() => say(asked)}>
                {t('teacher.askAgain')}
              </Button>
            </div>
          )}
          {asked && status === 'failed' && !isSpent && (
            <div className="mt-4">
              <Notice tone="wrong" action={{ label: t('common.retry'), onAct: () => say(asked) }}>
                <p className="font-semibold">{t('teacher.failed')}</p>
                <p>{t('teacher.kept')}</p>
                {cause(error) && <p>{cause(error)}</p>}
              </Notice>
            </div>
          )}
          <div ref={end} className="scroll-mb-56" />
          {isSpent ? (
            <SpentNotice all={teacher.answers_a_day} />
          ) : isLong ? (
            <p className="mt-6 text-quiet">{t('teacher.long')}</p>
          ) : (
            <Composer learn={learn} isWaiting={isComing} onSay={say}>
              <MachineNote>{t('teacher.answersByMachine')}</MachineNote>
              <span className="tabular-nums">{t('teacher.left', { left, all: teacher.answers_a_day })}</span>
            </Composer>
          )}
        </div>
        <div className="grid content-start gap-4">
          {tapped && <TappedSheet tapped={tapped} learn={learn} onClose={handleClose} />}
          <TalkMargin {...{ turns, learn, talkId, talks: teacher.talks, onChoose }} />
        </div>
      </div>
    </>
  );
}
