import { v7 as uuidV7 } from 'uuid';
import { reportList, reportWord, sendMessage } from '#contract/contact.ts';
import type { Language } from '#languages/index.ts';
import { lockIfThere } from '../account/store.ts';
import type { Catalogue, CatalogueWord } from '../catalogue/catalogue.ts';
import type { Db } from '../database/database.ts';
import type { Bind, SessionUser } from '../http/bind.ts';
import { notFound } from '../http/errors.ts';
import type { Limits } from '../http/limits.ts';
import { done } from '../http/success.ts';
import { type ContactMessage, storeMessage } from './store.ts';

type ContactServices = {
  catalogue: Catalogue;
  db: Db;
  limits: Limits;
  /** Hands what is stored over to the mail queue; without it messages are only stored. */
  mailMessages?: (() => Promise<void>) | undefined;
  clock: () => number;
  /** Counts a report of a shared list and says which list it is; undefined where there is none. */
  reportedList: (code: string) => Promise<string | undefined>;
};

export function contactRoutes(
  bind: Bind,
  { catalogue, db, limits, mailMessages, clock, reportedList }: ContactServices,
): void {
  bind(sendMessage, async ({ body, ip, user }) => {
    const { website, id = uuidV7(), ...message } = body;
    // A program that fills the hidden field gets the reply it expects.
    if (website) return done(null, SENT);
    await limits.use('contact', ip);
    // Many messages at once are perhaps a flood: then only networks that have sent none lately may go on.
    await limits.use('contactInAll', 'all').catch(() => limits.use('contactWhenCrowded', ip));
    const now = clock();
    await store({ id, ...message, createdAt: now }, user);
    await mailMessages?.();
    return done(null, SENT);
  });

  bind(reportWord, async ({ params, body: { id = uuidV7(), fault, note, ...pair }, ip, user }) => {
    const word = catalogue.word(params.wordId);
    if (word === undefined) throw notFound('Word');
    await limits.use('reports', ip);
    await report({ id, reason: `Wrong ${fault}`, message: reportOf(word, pair, note) }, user);
    return done(null, SENT);
  });

  bind(reportList, async ({ params, body: { id = uuidV7(), note }, ip, user }) => {
    await limits.use('reports', ip);
    const list = await reportedList(params.code);
    if (list === undefined) throw notFound('List');
    await report({ id, reason: 'Reported list', message: withNote(list, quoted(note)) }, user);
    return done(null, SENT);
  });

  /** Nobody waits for a reply, so no name or address is asked for. */
  async function report(
    what: Pick<ContactMessage, 'id' | 'reason' | 'message'>,
    user: SessionUser | undefined,
  ): Promise<void> {
    const name = user === undefined ? 'A guest' : 'A learner';
    await store({ ...what, name, email: '', createdAt: clock() }, user);
    await mailMessages?.();
  }

  /** Of somebody who has deleted the account meanwhile it is kept like a guest's. */
  function store(message: Omit<ContactMessage, 'mailedAt'>, user: SessionUser | undefined): Promise<void> {
    if (user === undefined) return storeMessage(db, message);
    return db.transaction(async queries => {
      const userId = (await lockIfThere(queries, user.id)) ? user.id : undefined;
      await storeMessage(queries, { ...message, userId });
    });
  }
}

/** Names the row, what was seen of it, and what the person says: `dog: perro (es) = dog (en)`. */
function reportOf(
  { id, forms, transcriptions }: CatalogueWord,
  { lang, learn }: { lang: Language; learn: Language },
  note: string,
): string {
  const said = transcriptions[learn] === undefined ? '' : ` [${transcriptions[learn]}]`;
  const row = `${id}: ${forms[learn]}${said} (${learn}) = ${forms[lang]} (${lang})`;
  return withNote(row, note);
}

const withNote = (said: string, note: string) => (note.trim() === '' ? said : `${said}\n\n${note.trim()}`);

/** As mail quotes: what a stranger writes below a command for the operator is not to look like another one. */
const quoted = (note: string) => note.trim().replace(/^(?=.)/gm, '> ');

const SENT = 'Message sent successfully!';
