import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type {
  deleteOwnTexts,
  getOwnText,
  listOwnTexts,
  restoreOwnTexts,
  saveOwnText,
} from '#contract/own-texts.ts';
import { pathTo } from '#contract/pages.ts';
import { PASTED } from '#contract/text-bounds.ts';
import type { Language } from '#languages/index.ts';
import { call } from '#web/platform/http/http.ts';
import { createIdempotencyKeys } from '#web/platform/http/idempotency-key.ts';
import { personalKeyOf, refresh } from '#web/platform/http/queries.ts';
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
import { type ChosenSound, forgetPastedSound, useSoundChanges, type WrittenPart } from './sounds.ts';

export type WrittenText = { title: string; body: string; learn: Language };

/** What a guest is reading; gone with the page. */
export const pastedText = createStore<WrittenText | null>(null);

export const useOwnTexts = () => usePersonal<typeof listOwnTexts>('/own-texts', {});

/** The function that fetches what is written in some texts or parts of one. */
export function useBodies(): (ids: readonly string[]) => Promise<WrittenPart[]> {
  const queries = useQueryClient();
  const bodyOf = async (id: string) => {
    const input = { params: { id } };
    const { data } = await queries.fetchQuery({
      queryKey: personalKeyOf<typeof getOwnText>('/own-texts/:id', input),
      queryFn: () => call<typeof getOwnText>('GET', '/own-texts/:id', input),
    });
    return { id, body: data.text.body };
  };
  return ids => Promise.all(ids.map(bodyOf));
}

/** Keeps, deletes and restores own texts, and says what happened. */
export function useOwnTextChanges() {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const showFailure = useFailureToast();
  const [ids] = useState(createIdempotencyKeys);
  const isUser = useSession().status === 'user';
  const sounds = useSoundChanges();
  const renew = () => refresh<typeof listOwnTexts>(queries, '/own-texts');

  /** A text is there without its sound, where that cannot be kept. */
  const addSound = async (
    ids: readonly string[],
    bodies: readonly string[],
    sound: ChosenSound | undefined,
  ) => {
    if (sound === undefined) return;
    const parts = ids.map((id, place) => ({ id, body: bodies[place] ?? '' }));
    const problem = await sounds.keep(parts, sound);
    if (problem !== undefined) showToast('wrong', sounds.tell(problem, sound.file.size));
  };

  /**
   * Opens a text, with its sound where it has one: a person's is kept first, in the parts that it has, a guest's is only read.
   */
  const open = async (text: WrittenText, parts: readonly string[], sound?: ChosenSound) => {
    if (!isUser) {
      forgetPastedSound();
      pastedText.set(text);
      await addSound([PASTED], [text.body], sound);
      navigate(pathTo('text', { id: PASTED }));
      return;
    }
    try {
      const partIds = idsFrom(ids.of(text), parts.length).map(id => `own-${id}`);
      const id = await save(text, parts, partIds);
      await renew();
      await addSound(partIds, parts, sound);
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
