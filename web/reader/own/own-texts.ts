import { useQueryClient } from '@tanstack/react-query';
import type {
  deleteOwnTexts,
  listOwnTexts,
  OwnTextSummary,
  restoreOwnTexts,
  saveOwnText,
} from '#contract/own-texts.ts';
import { pathTo } from '#contract/pages.ts';
import { PASTED } from '#contract/text-bounds.ts';
import type { Language } from '#languages/index.ts';
import { useSession } from '../../account/session.ts';
import { usePersonal } from '../../account/use-personal.ts';
import { call } from '../../http.ts';
import { useTranslation } from '../../i18n/i18n.tsx';
import { newId } from '../../new-id.ts';
import { refresh } from '../../queries.ts';
import { useNavigate } from '../../router/router.tsx';
import { createStore } from '../../store.ts';
import { showToast } from '../../ui/toasts.ts';
import { useFailureToast } from '../../ui/use-failure-toast.ts';

export type WrittenText = { title: string; body: string; learn: Language };

/** What a guest is reading; gone with the page. */
export const pastedText = createStore<WrittenText | null>(null);

export const useOwnTexts = () => usePersonal<typeof listOwnTexts>('/own-texts', {});

/** Keeps, deletes and restores own texts, and says what happened. */
export function useOwnTextChanges() {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const showFailure = useFailureToast();
  const isUser = useSession().status === 'user';
  const renew = () => refresh<typeof listOwnTexts>(queries, '/own-texts');

  /** Opens a text: a person's is kept first, a guest's is only read. */
  const open = async (text: WrittenText) => {
    if (!isUser) {
      pastedText.set(text);
      navigate(pathTo('text', { id: PASTED }));
      return;
    }
    try {
      const id = `own-${newId()}`;
      await call<typeof saveOwnText>('POST', '/own-texts', { body: { id, ...text } });
      await renew();
      navigate(pathTo('text', { id }));
    } catch (error) {
      showFailure(t('reader.saveFailed'), error);
    }
  };

  const restore = async (id: string) => {
    try {
      await call<typeof restoreOwnTexts>('POST', '/own-texts/restore', { body: { ids: [id] } });
      await renew();
    } catch (error) {
      showFailure(t('reader.saveFailed'), error);
    }
  };

  const remove = async ({ id, title }: OwnTextSummary) => {
    try {
      await call<typeof deleteOwnTexts>('POST', '/own-texts/delete', { body: { ids: [id] } });
      await renew();
      showToast('right', t('reader.deletedOwn', { title }), () => void restore(id));
    } catch (error) {
      showFailure(t('reader.deleteFailed'), error);
    }
  };
  return { open, remove };
}
