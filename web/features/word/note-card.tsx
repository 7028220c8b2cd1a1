import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { LONGEST_NOTE } from '#contract/bounds.ts';
import type { getWordNote, saveWordNote } from '#contract/word-notes.ts';
import type { Word } from '#contract/words.ts';
import { call } from '#web/platform/http/http.ts';
import { personalKeyOf } from '#web/platform/http/queries.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { useSession } from '#web/platform/session/session.ts';
import { usePersonal } from '#web/platform/session/use-personal.ts';
import { useFailureToast } from '#web/platform/toasts/use-failure-toast.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/field.tsx';
import { SectionCard } from '#web/ui/section-card.tsx';
import { NotShown } from './not-shown.tsx';

/** What the person has written to remember the word by, and the way to write it; nothing for guests. */
export function NoteCard({ word }: { word: Word }) {
  const { t } = useTranslation();
  const { learn } = useLanguages();
  const { status } = useSession();
  const query = usePersonal<typeof getWordNote>('/words/:wordId/note', {
    params: { wordId: word.id },
    query: { learn },
  });
  if (status === 'guest') return null;
  return (
    <SectionCard title={t('word.note')}>
      {/* As high as the question and its button. */}
      <div className="grid min-h-22 content-start justify-items-start gap-4">
        {query.data === undefined ? (
          query.isError && <NotShown sentence={t('word.noteNotLoaded')} queries={[query]} />
        ) : (
          <Note id={word.id} note={query.data.data.note} />
        )}
      </div>
    </SectionCard>
  );
}

function Note({ id, note }: { id: string; note: string }) {
  const { t } = useTranslation();
  const [isWriting, setIsWriting] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasWriting = useRef(false);
  useEffect(() => {
    // The field that had the focus is gone.
    if (wasWriting.current && !isWriting) button.current?.focus();
    wasWriting.current = isWriting;
  }, [isWriting]);
  if (isWriting) return <NoteForm id={id} note={note} onClose={() => setIsWriting(false)} />;
  return (
    <>
      {note === '' ? (
        <p className="text-quiet">{t('word.noteAsk')}</p>
      ) : (
        <blockquote dir="auto" className="w-full rounded-field bg-spark-soft px-4 py-3 whitespace-pre-wrap">
          {note}
        </blockquote>
      )}
      <Button ref={button} onClick={() => setIsWriting(true)}>
        {t(note === '' ? 'word.noteWrite' : 'word.noteEdit')}
      </Button>
    </>
  );
}

type NoteFormProps = { id: string; note: string; onClose: () => void };

function NoteForm({ id, note, onClose }: NoteFormProps) {
  const { t } = useTranslation();
  const { learn } = useLanguages();
  const queries = useQueryClient();
  const showFailure = useFailureToast();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const saving = useMutation({
    mutationFn: async (written: string) => {
      const body = { learn, note: written };
      const params = { wordId: id };
      const reply = await call<typeof saveWordNote>('POST', '/words/:wordId/note', { params, body });
      // It replies as the reading does.
      queries.setQueryData(
        personalKeyOf<typeof getWordNote>('/words/:wordId/note', { params, query: { learn } }),
        reply,
      );
    },
    onSuccess: onClose,
    onError: error => showFailure(t('word.noteFailed'), error),
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!saving.isPending) saving.mutate(field.current?.value ?? '');
  };
  return (
    <form onSubmit={handleSubmit} className="grid w-full gap-3">
      <TextArea
        ref={field}
        label={t('word.noteAsk')}
        defaultValue={note}
        maxLength={LONGEST_NOTE}
        rows={4}
        dir="auto"
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="main" isBusy={saving.isPending}>
          {t('cards.save')}
        </Button>
        <Button look="text" onClick={onClose}>
          {t('common.cancel')}
        </Button>
      </div>
    </form>
  );
}
