import type { Reply } from '#contract/endpoint.ts';
import {
  chooseReading,
  getGlosses,
  getText,
  listReadingChoices,
  listTextRows,
  listTexts,
} from '#contract/reader.ts';
import type { TextLevel } from '#contract/text-levels.ts';
import { listWordForms, listWordKeys } from '#contract/word-rows.ts';
import type { Language } from '#languages/index.ts';
import { lockPerson } from '../account/store.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { glossesOf } from '../catalogue/gloss.ts';
import { wordLearnedIn } from '../catalogue/of-pair.ts';
import { idOfReading } from '../catalogue/variants.ts';
import type { Db } from '../database/database.ts';
import type { Bind } from '../http/bind.ts';
import { responseCache } from '../http/cached-response.ts';
import { invalidInput, notFound } from '../http/errors.ts';
import type { Limits } from '../http/limits.ts';
import { done } from '../http/success.ts';
import { findChoices, MOST_CHOICES, saveChoice } from './choices-store.ts';
import { type AddressServices, addressRoutes } from './from-address/routes.ts';
import { ownTextRoutes } from './own-texts.ts';
import { readTexts, type tokenReader } from './read-texts.ts';
import type { ReaderText } from './take-apart.ts';
import { textRows } from './text-rows.ts';
import { wordForms, wordKeys } from './word-rows.ts';

/** All texts there are take a tenth of it. */
const MOST_BYTES = 4 * 1024 * 1024;
/** Texts with their words, each in the interface languages asked for last: 20 to 60 kB each. */
const MOST_READ_BYTES = 16 * 1024 * 1024;

type ReaderServices = {
  db: Db;
  catalogue: Catalogue;
  limits: Limits;
  clock: () => number;
  texts: readonly ReaderText[];
  /** Finds the words of a text. */
  tokensOf: ReturnType<typeof tokenReader>;
} & AddressServices;

export function readerRoutes(bind: Bind, needs: ReaderServices): void {
  const { texts, catalogue, limits, tokensOf } = needs;
  const lists = responseCache<Reply<typeof listTexts>>(MOST_BYTES);
  const bodies = responseCache<Reply<typeof getText>>(MOST_BYTES);
  const readBodies = responseCache<Reply<typeof getText>>(MOST_READ_BYTES);
  const textsById = new Map(texts.map(text => [text.id, text]));
  const read = readTexts(catalogue, tokensOf);

  bind(listTexts, ({ query }) =>
    lists(`${query.learn} ${query.level ?? ''}`, () => done({ texts: summaries(texts, query) })),
  );

  // A cached response is sent within the same turn, and found by its address from then on.
  bind(getText, ({ params, query: { lang }, ip }) => {
    const text = textsById.get(params.id);
    if (text === undefined) throw notFound('Text');
    const { words: _, length: __, learn, ...sent } = text;
    const shown = { ...sent, learn: named(learn) };
    if (lang === undefined) return bodies(text.id, () => done({ text: shown }));
    const key = `${text.id} ${lang}`;
    const cached = readBodies.cached(key);
    if (cached !== undefined) return cached;
    limits.countHere('publicLists', ip);
    return read(text, lang).then(reading => readBodies(key, () => done({ text: { ...shown, reading } })));
  });

  const rowLists = responseCache<Reply<typeof listTextRows>>(MOST_BYTES, 'small');
  bind(listTextRows, async ({ query: { learn } }) => {
    const cached = rowLists.cached(learn);
    if (cached !== undefined) return cached;
    const found = texts
      .filter(text => text.learn === learn)
      .map(async text => ({ id: text.id, tokens: await tokensOf(text) }));
    const read = await Promise.all(found);
    return rowLists(learn, () =>
      done(
        textRows(
          read,
          id => catalogue.word(id)?.pos,
          (reading, row) => idOfReading(catalogue, learn, reading, row),
        ),
      ),
    );
  });

  bind(getGlosses, ({ query: { ids, ...pair } }) => done({ rows: glossesOf(catalogue, ids, pair) }));
  choiceRoutes(bind, needs);
  ownTextRoutes(bind, needs);
  addressRoutes(bind, needs);
  wordRowRoutes(bind, catalogue);
}

function wordRowRoutes(bind: Bind, catalogue: Catalogue): void {
  let made: ReturnType<typeof wordKeys> | undefined;
  const keys = () => {
    made ??= wordKeys(catalogue);
    return made;
  };
  const keyList = responseCache<Reply<typeof listWordKeys>>(MOST_BYTES, 'small');
  const formLists = responseCache<Reply<typeof listWordForms>>(MOST_READ_BYTES, 'small');
  bind(listWordKeys, () => keyList('', () => done(keys())));
  bind(listWordForms, ({ query: { language } }) =>
    formLists(language, () => done(wordForms(catalogue, keys(), language))),
  );
}

function choiceRoutes(bind: Bind, { db, catalogue, limits, clock }: ReaderServices): void {
  bind(listReadingChoices, async ({ user, query }) =>
    done({ choices: await findChoices(db, user.id, query.learn) }),
  );

  bind(chooseReading, async ({ user, body }) => {
    await limits.use('dictionaryChanges', user.id);
    const { wordId, learn } = body;
    if (wordId !== null && wordLearnedIn(catalogue, wordId, learn) === undefined) throw notFound('Word');
    const isSaved = await db.transaction(async queries => {
      await lockPerson(queries, user.id);
      return saveChoice(queries, user.id, { ...body, now: clock() });
    });
    if (!isSaved) throw invalidInput({ form: [`At most ${MOST_CHOICES} choices in one language`] });
    return done({ choices: await findChoices(db, user.id, body.learn) });
  });
}

function summaries(
  texts: readonly ReaderText[],
  { learn, level }: { learn: Language; level?: TextLevel | undefined },
) {
  const shown = texts.filter(text => text.learn === learn && (level === undefined || text.level === level));
  return shown.map(({ id, title, level, learn, emoji, length }) => ({
    id,
    title,
    level,
    learn: named(learn),
    words: length,
    emoji,
  }));
}

function named(learn: Language): Language | undefined {
  return learn === 'en' ? undefined : learn;
}
