import { sizeOfEntries } from '#contract/reference-bounds.ts';
import {
  addDictionaryEntries,
  beginDictionary,
  changeDictionary,
  completeDictionary,
  deleteDictionaries,
  listDictionaries,
  listSharedDictionaries,
  lookUpWord,
  type OwnDictionary,
  orderDictionaries,
  restoreDictionaries,
  type SharedDictionary,
} from '#contract/reference-dictionaries.ts';
import { lockPerson } from '../account/store.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { languagesOf } from '../catalogue/word-forms.ts';
import type { Db, Queries } from '../database/database.ts';
import type { Bind } from '../http/bind.ts';
import { serviceUnavailable } from '../http/errors.ts';
import type { Limits } from '../http/limits.ts';
import { done } from '../http/success.ts';
import { formsToLookUp, lookUp } from './look-up.ts';
import type { DictionaryRoom } from './options.ts';
import { roomInAll } from './room-in-all.ts';
import { isSpeaking, sharedDictionaries } from './shared.ts';
import {
  bytesStored,
  describeDictionary,
  findDictionaries,
  OPERATOR,
  placeDictionaries,
  remove,
  restore,
  type StoredDictionary,
} from './store.ts';
import { addBatch, begin, complete, found } from './write.ts';

type ReferenceServices = {
  db: Db;
  catalogue: Catalogue;
  limits: Limits;
  clock: () => number;
  dictionaryRoom: DictionaryRoom;
};

/** Reference dictionaries: a person's own, which nobody else sees, and the operator's, which everybody does. */
export function referenceRoutes(
  bind: Bind,
  { db, catalogue, limits, clock, dictionaryRoom: { perPerson, inAll } }: ReferenceServices,
): void {
  const languageOf = languagesOf(catalogue);
  const shared = sharedDictionaries(db, clock);
  const all = roomInAll(db, { most: inAll, clock });

  bind(listDictionaries, async ({ user }) => {
    const dictionaries = await findDictionaries(db, user.id);
    return done({
      dictionaries: dictionaries.map(presentOwn),
      used_bytes: bytesOfAll(dictionaries),
      most_bytes: perPerson,
    });
  });

  bind(listSharedDictionaries, async () => done({ dictionaries: (await shared()).map(presentShared) }));

  bind(beginDictionary, async ({ user, body }) => {
    await limits.use('dictionaryFiles', user.id);
    if (perPerson === 0 || !(await all.isThere())) throw noRoom();
    const dictionary = await change(user.id, (queries, now) =>
      begin({ queries, userId: user.id, now }, body),
    );
    return done({ dictionary: presentOwn(dictionary) });
  });

  bind(addDictionaryEntries, async ({ user, params: { id }, body: { batch, entries } }) => {
    await limits.use('referenceBatches', user.id);
    await limits.use('referenceCharacters', user.id, sizeOfEntries(entries));
    if (!(await all.isThere())) throw noRoom();
    const { dictionary, bytes } = await change(user.id, (queries, now) =>
      addBatch({ queries, userId: user.id, now }, { id, batch, entries }, async dictionaries =>
        Math.min(
          perPerson - bytesOfAll(dictionaries),
          // As much may lie deleted as may be kept: nobody fills the room of all by deleting and writing in turn.
          2 * perPerson - (await bytesStored(queries, user.id)),
        ),
      ),
    );
    all.add(bytes);
    return done({ next_batch: dictionary.next_batch, entries: dictionary.entries });
  });

  bind(completeDictionary, async ({ user, params: { id }, body: { batches } }) => {
    await limits.use('dictionaryFiles', user.id);
    const dictionary = await change(user.id, (queries, now) =>
      complete({ queries, userId: user.id, now }, id, batches),
    );
    return done({ dictionary: presentOwn(dictionary) });
  });

  bind(changeDictionary, async ({ user, params: { id }, body: { is_off: isOff, ...described } }) => {
    await limits.use('dictionaryFiles', user.id);
    const dictionary = await change(user.id, async queries => {
      const before = await found({ queries, userId: user.id }, id);
      const after = {
        ...before,
        ...described,
        ...(isOff !== undefined && ({ is_off: isOff ? 1 : 0 } as const)),
      };
      await describeDictionary(queries, user.id, id, after);
      return after;
    });
    return done({ dictionary: presentOwn(dictionary) });
  });

  bind(orderDictionaries, async ({ user, body: { ids } }) => {
    await limits.use('dictionaryFiles', user.id);
    const ordered = await change(user.id, async queries => {
      for (const id of ids) await found({ queries, userId: user.id }, id);
      const others = (await findDictionaries(queries, user.id)).map(({ id }) => id);
      const order = [...new Set([...ids, ...others])];
      await placeDictionaries(queries, user.id, order);
      return order;
    });
    return done({ ids: ordered });
  });

  bind(deleteDictionaries, async ({ user, body: { ids } }) => {
    await limits.use('dictionaryFiles', user.id);
    return done({ deleted: await change(user.id, (queries, now) => remove(queries, user.id, ids, now)) });
  });

  bind(restoreDictionaries, async ({ user, body: { ids } }) => {
    await limits.use('dictionaryFiles', user.id);
    const restored = await change(user.id, async (queries, now) => {
      const back = await restore(queries, user.id, ids, now);
      if (bytesOfAll(await findDictionaries(queries, user.id)) > perPerson) throw noRoom();
      return back;
    });
    return done({ restored });
  });

  bind(lookUpWord, async ({ user, ip, params: { word }, query: pair }) => {
    if (user === undefined) limits.countHere('lookUps', ip);
    else limits.countHere('ownLookUps', user.id);
    const own = user === undefined ? [] : await findDictionaries(db, user.id);
    const ofUser = own.filter(each => isSpeaking(each) && each.learn === pair.learn);
    const ofOperator = (await shared()).filter(
      each => each.learn === pair.learn && [pair.lang, pair.learn].includes(each.lang),
    );
    if (ofUser.length + ofOperator.length === 0) return done({ dictionaries: [] });
    const forms = formsToLookUp(await languageOf(pair.learn), word, pair.learn);
    const [mine, operators] = await Promise.all([
      user === undefined ? [] : lookUp(db, { userId: user.id, isOwn: true, dictionaries: ofUser }, forms),
      lookUp(db, { userId: OPERATOR, isOwn: false, dictionaries: ofOperator }, forms),
    ]);
    return done({ dictionaries: [...mine, ...operators] });
  });

  /** One at a time, so that of two calls at once only one finds the last room. */
  function change<T>(userId: string, work: (queries: Queries, now: number) => Promise<T>): Promise<T> {
    return db.transaction(async queries => {
      await lockPerson(queries, userId);
      return work(queries, clock());
    });
  }
}

const noRoom = () => serviceUnavailable('This server has no room for more dictionaries', 3600);

function bytesOfAll(dictionaries: readonly StoredDictionary[]): number {
  return dictionaries.reduce((sum, { bytes }) => sum + bytes, 0);
}

function presentShared({
  id,
  format,
  title,
  licence,
  source,
  learn,
  lang,
  entries,
}: StoredDictionary): SharedDictionary {
  return { id, format, title, licence, source, learn, lang, entries };
}

function presentOwn(dictionary: StoredDictionary): OwnDictionary {
  const { bytes, is_off: isOff, completed_at: completedAt, next_batch: nextBatch } = dictionary;
  return {
    ...presentShared(dictionary),
    ...{ bytes, is_off: isOff === 1, is_complete: completedAt !== null, next_batch: nextBatch },
  };
}
