import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { getWordPicture, listWordPictures, saveWordPicture } from '#contract/word-pictures.ts';
import { call } from '#web/platform/http/http.ts';
import { personalKeyOf, refresh } from '#web/platform/http/queries.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { showToast } from '#web/platform/toasts/toasts.ts';
import { useFailureToast } from '#web/platform/toasts/use-failure-toast.ts';
import { Button } from '#web/ui/button.tsx';
import { FileButton } from '#web/ui/file-button.tsx';
import { showUndoable } from '#web/vocabulary/marks/undoable-toast.ts';
import { useGivenPicture } from '#web/vocabulary/words/own-picture.ts';
import { squarePicture } from './square-picture.ts';

type OwnPicturePartProps = { wordId: string };

/** A picture of one's own for a word: chosen, changed and taken away, each with a way back. It is shown where ours stood. */
export function OwnPicturePart({ wordId }: OwnPicturePartProps) {
  const { t } = useTranslation();
  const showFailure = useFailureToast();
  // A change waits until it is known what is there: it must be able to give it back.
  const { picture, isThere, isKnown } = useGivenPicture(wordId);
  const save = useSaving(wordId);
  const before = picture?.base64 ?? null;

  const saving = useMutation({
    mutationFn: async (file: File | null) => {
      const base64 = file && (await squarePicture(file));
      if (base64 === undefined) return showToast('wrong', t('word.pictureUnreadable'));
      await save(base64);
      const undo = () => void save(before).catch(error => showFailure(t('word.pictureFailed'), error));
      showUndoable(t(base64 === null ? 'word.pictureRemoved' : 'word.pictureSaved'), undo);
    },
    onError: error => showFailure(t('word.pictureFailed'), error),
  });
  const change = (file: File | null) => {
    if (!saving.isPending) saving.mutate(file);
  };
  return (
    <div className="flex min-h-12 flex-wrap gap-2">
      {isKnown && (
        <FileButton accept="image/*" onChoose={change}>
          {t(isThere ? 'word.pictureChange' : 'word.pictureAdd')}
        </FileButton>
      )}
      {isKnown && isThere && (
        <Button look="text" isBusy={saving.isPending} onClick={() => change(null)}>
          {t('word.pictureRemove')}
        </Button>
      )}
    </div>
  );
}

/** Saves a picture, or null for none, and shows it. */
function useSaving(wordId: string) {
  const queries = useQueryClient();
  const params = { wordId };
  return async (base64: string | null) => {
    const reply = await call<typeof saveWordPicture>('POST', '/words/:wordId/picture', {
      params,
      body: { base64 },
    });
    // It replies as the reading does.
    queries.setQueryData(personalKeyOf<typeof getWordPicture>('/words/:wordId/picture', { params }), reply);
    await refresh<typeof listWordPictures>(queries, '/word-pictures');
  };
}
