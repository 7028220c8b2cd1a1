import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { deleteTalk, TeacherTurn } from '#contract/teacher.ts';
import type { Language } from '#languages/index.ts';
import { DAY_MS } from '#learning/day.ts';
import { ConfirmDialog } from '#web/platform/dialogs/confirm-dialog.tsx';
import { saveFile } from '#web/platform/files/save-file.ts';
import { call } from '#web/platform/http/http.ts';
import { useFormats } from '#web/platform/i18n/formats.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useFailureToast } from '#web/platform/toasts/use-failure-toast.ts';
import { Button } from '#web/ui/button.tsx';
import { SectionCard } from '#web/ui/section-card.tsx';
import { KnownBar } from '#web/vocabulary/marks/known-bar.tsx';
import { KnownLegend } from '#web/vocabulary/marks/known-legend.tsx';
import { useWordStates } from '#web/vocabulary/marks/word-states.ts';
import { talkAsText } from './talk-text.ts';
import type { TeacherState } from './teacher-state.ts';
import { wordsOfTalk } from './words-of-talk.ts';

type TalkMarginProps = {
  turns: readonly TeacherTurn[];
  learn: Language;
  talkId: string;
  talks: TeacherState['talks'];
  onChoose: (id?: string) => void;
};

/** How much of the talk is known, and what can be done with it as a whole. */
export function TalkMargin({ turns, learn, talkId, talks, onChoose }: TalkMarginProps) {
  const { t } = useTranslation();
  const { date } = useFormats();
  const showFailure = useFailureToast();
  const [isAsking, setIsAsking] = useState(false);
  const states = useWordStates(learn);
  const counts = wordsOfTalk(turns, states);
  const total = counts.known + counts.learning + counts.new;
  const deleting = useMutation({
    mutationFn: () =>
      call<typeof deleteTalk>('POST', '/teacher/talks/:talkId/delete', { params: { talkId } }),
    onSuccess: () => onChoose(),
    onError: error => showFailure(t('teacher.deleteFailed'), error),
  });
  const names = { teacher: t('nav.aiTeacher'), you: t('teacher.you') };
  const wishText = (wish: 'simpler' | 'hint' | 'topics') => t(`teacher.wish.${wish}`);
  const save = () => saveFile(`${talkId}.txt`, 'text/plain', talkAsText(turns, names, wishText));
  const earlier = talks.filter(({ id }) => id !== talkId);
  return (
    <>
      {states !== undefined && total > 0 && (
        <SectionCard title={t('teacher.words')}>
          <KnownBar known={counts.known} learning={counts.learning} total={total} />
          <KnownLegend counts={counts} total={total} />
        </SectionCard>
      )}
      {turns.length > 0 && (
        <div className="grid justify-items-start rounded-card border border-line bg-card p-2">
          <Button look="text" icon="restart" onClick={() => onChoose()}>
            {t('teacher.newTalk')}
          </Button>
          <Button look="text" icon="download" onClick={save}>
            {t('teacher.save')}
          </Button>
          <Button look="text" icon="trash" isBusy={deleting.isPending} onClick={() => setIsAsking(true)}>
            {t('teacher.delete')}
          </Button>
        </div>
      )}
      {earlier.length > 0 && (
        <SectionCard title={t('teacher.earlier')}>
          <ul className="-mx-3 divide-y divide-line">
            {earlier.map(({ id, title, about, at }) => (
              <li key={id}>
                <Button
                  look="text"
                  className="w-full justify-items-start text-start"
                  onClick={() => onChoose(id)}
                >
                  <span className="grid justify-items-start text-start">
                    <bdi
                      lang={title === '' ? learn : undefined}
                      className="line-clamp-2 break-words text-ink"
                    >
                      {title || about}
                    </bdi>
                    <span className="text-sm font-normal text-quiet">{date(Math.floor(at / DAY_MS))}</span>
                  </span>
                </Button>
              </li>
            ))}
          </ul>
        </SectionCard>
      )}
      {isAsking && (
        <ConfirmDialog
          question={t('teacher.deleteQuestion')}
          detail={t('teacher.deleteDetail')}
          yes={t('teacher.delete')}
          onYes={() => deleting.mutate()}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
