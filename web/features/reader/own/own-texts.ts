import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { deleteOwnTexts, listOwnTexts, restoreOwnTexts, saveOwnText } from '#contract/own-texts.ts';
import { pathTo } from '#contract/pages.ts';
import { PASTED } from '#contract/text-bounds.ts';
import type { Language } from '#languages/index.ts';
import { call } from '#web/platform/http/http.ts';
import { createIdempotencyKeys } from '#web/platform/http/idempotency-key.ts';
import { refresh } from '#web/platform/http/queries.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useNavigate } from '#web/platform/router/router.tsx';
import { useSession } from '#web/platform/session/session.ts';
import { usePersonal } from '#web/platform/session/use-personal.ts';
import { idsFrom } from '#web/platform/storage/new-id.ts';
import { createStore } from '#web/platform/storage/store.ts';
import { showToast } from '#web/platform/toasts/toasts.ts';
import { useFailureToast } from '#web/platform/toasts/use-failure-toast.ts';
import type { Book } from './books.ts';
import { partTitle } from './pages-of.ts';

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
  const [ids] = useState(createIdempotencyKeys);
  const isUser = useSession().status === 'user';
  const renew = () => refresh<typeof listOwnTexts>(queries, '/own-texts');

  /** Opens a text: a person's is kept first, in the parts that it has, a guest's is only read. */
  const open = async (text: WrittenText, parts: readonly string[]) => {
    if (!isUser) {
      pastedText.set(text);
      navigate(pathTo('text', { id: PASTED }));
      return;
    }
    try {
      const partIds = idsFrom(ids.of(text), parts.length).map(id => `own-${id}`);
      const id = await save(text, parts, partIds);
      await renew();
      navigate(pathTo('text', { id }));
    } catch (error) {
      showFailure(t('reader.saveFailed'), error);
    }
  };

  const restore = async (ids: string[]) => {
    try {
      await call<typeof restoreOwnTexts>('POST', '/own-texts/restore', { body: { ids } });
      await renew();
    } catch (error) {
      showFailure(t('reader.saveFailed'), error, () => void restore(ids));
    }
  };

  /** With all its parts, which also come back together. */
  const remove = async ({ title, parts }: Book) => {
    const ids = parts.map(({ id }) => id);
    try {
      await call<typeof deleteOwnTexts>('POST', '/own-texts/delete', { body: { ids } });
      await renew();
      showToast('right', t('reader.deletedOwn', { title }), () => void restore(ids));
    } catch (error) {
      showFailure(t('reader.deleteFailed'), error);
    }
  };
  return { open, remove };
}

/**
 * Keeps a text, one part after the other; returns the id of the first. Where one is refused, none stays: nobody wants half a book.
 * A text that is sent again has the ids of before, so that it is not kept twice.
 */
async function save(
  { title, learn }: WrittenText,
  bodies: readonly string[],
  partIds: readonly string[],
): Promise<string> {
  const [first = ''] = partIds;
  if (bodies.length === 1) {
    const [body = ''] = bodies;
    await call<typeof saveOwnText>('POST', '/own-texts', { body: { id: first, learn, title, body } });
    return first;
  }
  const parts = bodies.length;
  const sent: string[] = [];
  try {
    for (const [place, body] of bodies.entries()) {
      const [id = '', part] = [partIds[place], place + 1];
      // What is refused may still have been kept, where only the reply was lost.
      sent.push(id);
      await call<typeof saveOwnText>('POST', '/own-texts', {
        body: { id, learn, title: partTitle(title, part, parts), body, book: { id: first, part, parts } },
      });
    }
  } catch (error) {
    await call<typeof deleteOwnTexts>('POST', '/own-texts/delete', { body: { ids: sent } }).catch(() => {});
    throw error;
  }
  return first;
}
