import {
  changeList,
  createList,
  deleteLists,
  getMyList,
  listMyLists,
  restoreLists,
  setListWords,
  shareList,
  undoListWords,
} from '#contract/lists.ts';
import type { Bind } from '../http/bind.ts';
import { notFound } from '../http/errors.ts';
import { done } from '../http/success.ts';
import {
  type Changed,
  makeList,
  removeLists,
  replaceWords,
  rewriteList,
  shareOrWithdraw,
  takeBackDeletion,
  takeBackWords,
} from './changes.ts';
import { idOf, isCard } from './entries.ts';
import { findCards, findList, listLists } from './list-store.ts';
import { asOwn } from './own-list.ts';
import { type ListServices, sharedListRoutes } from './shared-routes.ts';
import { shownWords } from './shown-words.ts';

/** What people put together of words, each their own; `sharedListRoutes` are for those who have a link. */
export function listRoutes(bind: Bind, needs: ListServices): void {
  sharedListRoutes(bind, needs);
  const { db, catalogue, limits, clock } = needs;

  bind(listMyLists, async ({ user }) => done({ lists: await listLists(db, user.id) }));

  bind(getMyList, async ({ user, params: { id }, query: pair }) => {
    limits.countHere('personalLists', user.id);
    const list = await findList(db, user.id, id);
    if (list === undefined) throw notFound('List');
    const cards = list.entries.filter(isCard);
    const there = new Set(
      (
        await findCards(
          db,
          user.id,
          cards.map(({ card }) => card),
        )
      ).map(card => card.id),
    );
    return done({
      list: asOwn(list),
      ids: list.entries.map(idOf),
      cards: Object.fromEntries(
        cards.filter(({ card }) => there.has(card)).map(({ id, card }) => [id, card]),
      ),
      ...shownWords(catalogue, list.entries, pair),
    });
  });

  bind(createList, async ({ user, body }) => {
    const own = await beginChange(user.id);
    return done({ list: asOwn(await makeList(own, body)) });
  });

  bind(changeList, async ({ user, params: { id }, body: { revision, ...change } }) => {
    const own = await beginChange(user.id);
    return outcomeOf(await rewriteList(own, { id, revision }, change));
  });

  bind(setListWords, async ({ user, params: { id }, body: { revision, words } }) => {
    const own = await beginChange(user.id);
    return outcomeOf(await replaceWords(own, { id, revision }, words));
  });

  bind(undoListWords, async ({ user, params: { id }, body: { revision } }) => {
    const own = await beginChange(user.id);
    return outcomeOf(await takeBackWords(own, { id, revision }));
  });

  bind(shareList, async ({ user, params: { id }, body: { is_shared: isShared } }) => {
    const list = await shareOrWithdraw(await beginChange(user.id), { id, isShared });
    if (list === undefined) throw notFound('List');
    return done({ list: asOwn(list) });
  });

  bind(deleteLists, async ({ user, body: { ids } }) =>
    done({ deleted: await removeLists(await beginChange(user.id), ids) }),
  );

  bind(restoreLists, async ({ user, body: { ids } }) =>
    done({ restored: await takeBackDeletion(await beginChange(user.id), ids) }),
  );

  async function beginChange(userId: string) {
    await limits.use('lists', userId);
    return { db, catalogue, userId, now: clock() };
  }
}

function outcomeOf(change: Changed | undefined) {
  if (change === undefined) throw notFound('List');
  const { isMade, list } = change;
  const message = isMade ? '' : 'The list has been changed meanwhile; this is how it is now';
  return { success: isMade, message, data: { list: asOwn(list) } };
}
