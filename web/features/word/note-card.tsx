import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { LONGEST_NOTE, LONGEST_SENTENCE } from '#contract/bounds.ts';
import type { Reply } from '#contract/endpoint.ts';
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
import { OwnPicturePart } from './own-picture/own-picture-part.tsx';

/** What the person has written to remember the word by and the picture that they gave it, and the way to both; nothing for guests. */
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
          <Note id={word.id} written={query.data.data} />
        )}
      </div>
      <OwnPicturePart wordId={word.id} />
    </SectionCard>
  );
}

type Written = Reply<typeof getWordNote>['data'];

const QUOTE = 'w-full rounded-field bg-spark-soft px-4 py-3 whitespace-pre-wrap';

function Note({ id, written }: { id: string; written: Written }) {
  const { t } = useTranslation();
  const { learn } = useLanguages();
  // A server from before there were sentences sends none.
  const { note, sentence = '' } = written;
  const isEmpty = note === '' && sentence === '';
  const [isWriting, setIsWriting] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasWriting = useRef(false);
  useEffect(() => {
    // The field that had the focus is gone.
    if (wasWriting.current && !isWriting) button.current?.focus();
    wasWriting.current = isWriting;
  }, [isWriting]);
  if (isWriting) return <NoteForm id={id} written={{ note, sentence }} onClose={() => setIsWriting(false)} />;
  return (
    <>
      {isEmpty && <p className="text-quiet">{t('word.noteAsk')}</p>}
      {note !== '' && (
        <blockquote dir="auto" className={QUOTE}>
          {note}
        </blockquote>
      )}
      {sentence !== '' && (
        <blockquote lang={learn} dir="auto" className={QUOTE}>
          {sentence}
        </blockquote>
      )}
      <Button ref={button} onClick={() => setIsWriting(true)}>
        {t(isEmpty ? 'word.noteWrite' : 'word.noteEdit')}
      </Button>
    </>
  );
}

type NoteFormProps = { id: string; written: Written; onClose: () => void };

function NoteForm({ id, written: { note, sentence }, onClose }: NoteFormProps) {
  const { t } = useTranslation();
  const { learn } = useLanguages();
  const queries = useQueryClient();
  const showFailure = useFailureToast();
  const field = useRef<HTMLTextAreaElement>(null);
  const sentenceField = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const saving = useMutation({
    mutationFn: async (written: Written) => {
      const body = { learn, ...written };
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
    if (saving.isPending) return;
    saving.mutate({ note: field.current?.value ?? '', sentence: sentenceField.current?.value ?? '' });
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
      <TextArea
        ref={sentenceField}
        label={t('word.ownSentence')}
        defaultValue={sentence}
        maxLength={LONGEST_SENTENCE}
        rows={2}
        lang={learn}
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
