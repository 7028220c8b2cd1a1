import { useRef, useState } from 'react';
import type { renameTalk } from '#contract/teacher.ts';
import { LONGEST_TALK_TITLE } from '#contract/teacher-bounds.ts';
import type { Language } from '#languages/index.ts';
import { FormDialog } from '#web/platform/dialogs/form-dialog.tsx';
import { lengthProblem, useProblemTexts } from '#web/platform/forms/problems.ts';
import { useForm } from '#web/platform/forms/use-form.ts';
import { call } from '#web/platform/http/http.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useFailureToast } from '#web/platform/toasts/use-failure-toast.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { TalkHeader } from './talk-header.tsx';
import type { TeacherState } from './teacher-state.ts';

type TalkTitleProps = {
  talkId: string;
  level: TeacherState['level'];
  /** What its owner calls it; empty where they have not said. */
  title: string;
  /** What it began with, which is shown in place of a title. */
  opening: string;
  learn: Language;
  /** Brings the list of talks up to date. */
  onRenamed: () => Promise<void>;
};

/** What a talk is called, by which the page is called too, and the way to call it something else. */
export function TalkTitle({ talkId, level, title, opening, learn, onRenamed }: TalkTitleProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <TalkHeader learn={learn} level={level} title={titleOf({ title, about: opening }, learn)}>
      <Button look="text" className="-mx-3" onClick={() => setIsOpen(true)}>
        {t('teacher.rename')}
      </Button>
      {isOpen && <TitleDialog {...{ talkId, title, opening, onRenamed }} onClose={() => setIsOpen(false)} />}
    </TalkHeader>
  );
}

/** Its own title, or what it is about, which is said in the language that is learned. */
export function titleOf(
  { title, about }: Pick<TeacherState['talks'][number], 'title' | 'about'>,
  learn: Language,
) {
  return title === '' ? { text: about, lang: learn } : { text: title, lang: undefined };
}

type TitleDialogProps = Omit<TalkTitleProps, 'learn' | 'level'> & { onClose: () => void };

/** Asks for the title; an empty one takes it away again. Open as long as it is rendered. */
function TitleDialog({ talkId, title, opening, onRenamed, onClose }: TitleDialogProps) {
  const { t } = useTranslation();
  const showFailure = useFailureToast();
  const dialog = useRef<HTMLDialogElement>(null);
  const form = useForm({
    fields: ['title'],
    validate: ({ title: written }) => lengthProblem('title', written.trim(), LONGEST_TALK_TITLE),
    send: async ({ title: written }) => {
      try {
        const given = { params: { talkId }, body: { title: written.trim() } };
        await call<typeof renameTalk>('POST', '/teacher/talks/:talkId/title', given);
        await onRenamed();
        dialog.current?.close();
      } catch (error) {
        showFailure(t('teacher.renameFailed'), error);
      }
      return undefined;
    },
  });
  const problems = useProblemTexts(form.problems);
  return (
    <FormDialog
      ref={dialog}
      title={t('teacher.rename')}
      action={t('cards.save')}
      width="narrow"
      isBusy={form.isBusy}
      onSubmit={form.onSubmit}
      onClose={onClose}
    >
      <TextField
        name="title"
        label={t('teacher.title')}
        defaultValue={title || opening}
        error={problems.title}
        autoComplete="off"
        dir="auto"
      />
    </FormDialog>
  );
}
