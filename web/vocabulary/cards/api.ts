import { useQueryClient } from '@tanstack/react-query';
import type { Card, createCards, deleteCards, listCards, restoreCards, updateCard } from '#contract/cards.ts';
import type { Language } from '#languages/index.ts';
import { call } from '#web/platform/http/http.ts';
import { refresh } from '#web/platform/http/queries.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { usePersonal } from '#web/platform/session/use-personal.ts';
import { showToast } from '#web/platform/toasts/toasts.ts';
import { useFailureToast } from '#web/platform/toasts/use-failure-toast.ts';
import { useDictionaryRefresh } from '#web/vocabulary/dictionary/api.ts';

/** What a person writes on a card. */
export type WrittenCard = Pick<Card, 'word' | 'translation' | 'reading' | 'note' | 'sentence' | 'emoji'>;

/** What of a card is known of a word in a text. */
type NewWord = Pick<WrittenCard, 'word' | 'translation' | 'sentence'>;

export type Pair = { lang: Language; learn: Language };

/** The cards of a page. */
export const CARDS_AT_ONCE = 100;

/** A page of the person's cards of every pair, newest first, in which a text occurs. */
export function useCards(search: string, offset: number) {
  return usePersonal<typeof listCards>('/cards', { query: { q: search, offset, limit: CARDS_AT_ONCE } });
}

/** Makes, changes and deletes cards, says what happened and brings the lists up to date; each returns whether it was done. */
export function useCardChanges() {
  const { t } = useTranslation();
  const renew = useRenew();
  const { format } = new Intl.NumberFormat(useLanguages().lang);
  const showFailure = useFailureToast();

  const attempt = async (work: () => Promise<void>, failed: string, undo?: () => void): Promise<boolean> => {
    try {
      await work();
      await renew();
      return true;
    } catch (error) {
      showFailure(failed, error, undo);
      return false;
    }
  };

  const make = (card: WrittenCard, pair: Pair) =>
    attempt(async () => {
      const body = { cards: [{ ...card, ...pair }] };
      const { data } = await call<typeof createCards>('POST', '/cards', { body });
      if (data.cards[0]?.isNew) showToast('right', t('cards.saved', { word: card.word }));
      else showToast('info', t('cards.isThere'));
    }, t('cards.saveFailed'));

  const makeAll = (cards: readonly NewWord[], pair: Pair) =>
    attempt(async () => {
      const body = { cards: cards.map(card => ({ ...card, ...pair })) };
      const { data } = await call<typeof createCards>('POST', '/cards', { body });
      const number = data.cards.filter(({ isNew }) => isNew).length;
      showToast('right', t('cards.savedSeveral', { number: format(number) }));
    }, t('cards.saveFailed'));

  const change = (id: string, card: WrittenCard) =>
    attempt(async () => {
      await call<typeof updateCard>('PATCH', '/cards/:id', { params: { id }, body: card });
      showToast('right', t('cards.saved', { word: card.word }));
    }, t('cards.saveFailed'));

  const restore = (id: string): Promise<boolean> =>
    attempt(
      async () => {
        await call<typeof restoreCards>('POST', '/cards/restore', { body: { ids: [id] } });
      },
      t('cards.saveFailed'),
      () => void restore(id),
    );

  const remove = ({ id, word }: Card) =>
    attempt(async () => {
      await call<typeof deleteCards>('POST', '/cards/delete', { body: { ids: [id] } });
      showToast('right', t('cards.deleted', { word }), () => void restore(id));
    }, t('cards.deleteFailed'));

  return { make, makeAll, change, remove };
}

function useRenew(): () => Promise<void> {
  const queries = useQueryClient();
  const renewDictionary = useDictionaryRefresh();
  return async () => {
    await Promise.all([refresh<typeof listCards>(queries, '/cards'), renewDictionary()]);
  };
}
