import {
  createCards,
  deleteCards,
  listCards,
  matchWords,
  restoreCards,
  updateCard,
} from '#contract/cards.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Db } from '../database/database.ts';
import type { Bind } from '../http/bind.ts';
import { notFound } from '../http/errors.ts';
import type { Limits } from '../http/limits.ts';
import { done } from '../http/success.ts';
import { changeCard, makeCards, removeCards, takeBackDeletion } from './changes.ts';
import { matchRow } from './match.ts';
import { listPage } from './store.ts';

type CardServices = { db: Db; catalogue: Catalogue; limits: Limits; clock: () => number };

export function cardRoutes(bind: Bind, { db, catalogue, limits, clock }: CardServices): void {
  bind(listCards, async ({ user, query }) => {
    limits.countHere('personalLists', user.id);
    return done(await listPage(db, user.id, query));
  });

  bind(createCards, async ({ user, body }) => {
    await limits.use('cards', user.id);
    return done({ cards: await makeCards(db, user.id, body.cards, clock()) });
  });

  bind(updateCard, async ({ user, params, body }) => {
    await limits.use('cards', user.id);
    const card = await changeCard(db, user.id, { id: params.id, change: body, now: clock() });
    if (card === undefined) throw notFound('Card');
    return done({ card });
  });

  bind(deleteCards, async ({ user, body }) => {
    await limits.use('cards', user.id);
    return done({ deleted: await removeCards(db, user.id, body.ids, clock()) });
  });

  bind(restoreCards, async ({ user, body }) => {
    await limits.use('cards', user.id);
    return done({ restored: await takeBackDeletion(db, user.id, body.ids, clock()) });
  });

  bind(matchWords, async ({ user, body: { rows, ...pair } }) => {
    await limits.use('cards', user.id);
    return done({ wordIds: rows.map(row => matchRow(catalogue, row, pair)) });
  });
}
