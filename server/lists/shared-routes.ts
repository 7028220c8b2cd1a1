import { getListStanding, getSharedList, keepList } from '#contract/lists.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Db } from '../database/database.ts';
import type { CardsOf } from '../dictionary/own-cards.ts';
import type { Bind } from '../http/bind.ts';
import { notFound } from '../http/errors.ts';
import type { Limits } from '../http/limits.ts';
import { done } from '../http/success.ts';
import { isCard } from './entries.ts';
import { keepWords } from './keep.ts';
import { hasKept } from './list-store.ts';
import { findShared } from './list-words.ts';
import { ownCardFinder, shownWords } from './shown-words.ts';

export type ListServices = {
  db: Db;
  catalogue: Catalogue;
  limits: Limits;
  cardsOf: CardsOf;
  clock: () => number;
};

/** What everybody who has the link of a list can do with it. */
export function sharedListRoutes(bind: Bind, { db, catalogue, limits, cardsOf, clock }: ListServices): void {
  // Not kept as bytes: it may be withdrawn at any moment.
  bind(getSharedList, async ({ params: { code }, query: pair, ip }) => {
    limits.countHere('publicLists', ip);
    const list = await listAt(code);
    const { name, line, author, word_count, updated_at } = list;
    return done({
      list: { code, name, line, author, word_count, updated_at },
      ...shownWords(catalogue, list.entries, pair),
    });
  });

  bind(getListStanding, async ({ user, params: { code }, query: pair }) => {
    const list = await listAt(code);
    const isOwn = list.userId === user.id;
    const cards = list.entries.filter(isCard);
    const ownCard = ownCardFinder(cards.length === 0 ? [] : await cardsOf(user.id, pair, undefined), pair);
    const own = cards.flatMap(card => {
      const found = ownCard(card);
      return found === undefined ? [] : [[card.id, found.id]];
    });
    return done({
      own_id: isOwn ? list.id : null,
      is_kept: await hasKept(db, user.id, list.id),
      cards: Object.fromEntries(own) as Record<string, string>,
    });
  });

  bind(keepList, async ({ user, params: { code }, body: pair }) => {
    await limits.use('keptLists', user.id);
    const list = await listAt(code);
    const added = await keepWords({ db, catalogue, userId: user.id, pair, now: clock() }, list);
    const isNew = added.length > 0;
    return { success: isNew, message: isNew ? '' : 'Words already in dictionary', data: { added } };
  });

  async function listAt(code: string) {
    const list = await findShared(db, code);
    if (list === undefined) throw notFound('List');
    return list;
  }
}
