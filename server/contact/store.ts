import { number, orNull, type RowOf, text } from '../database/columns.ts';
import { type Queries, sql } from '../database/database.ts';

export type ContactMessage = {
  id: string;
  name: string;
  email: string;
  reason: string;
  message: string;
  /** Milliseconds since 1970, like `mailedAt`, which is null until the message has been mailed. */
  createdAt: number;
  mailedAt: number | null;
};

const insert = sql(
  'insert-message',
  `insert into contact_messages (id, name, email, reason, message, created_at, user_id)
   values ($1, $2, $3, $4, $5, $6, $7)
   on conflict (id) do nothing`,
);
const MESSAGE = {
  id: text,
  name: text,
  email: text,
  reason: text,
  message: text,
  created_at: number,
  mailed_at: orNull(number),
};
const COLUMNS = Object.keys(MESSAGE).join(', ');
const selectAll = sql(
  'select-messages',
  `select ${COLUMNS} from contact_messages order by created_at, id`,
  MESSAGE,
);
const selectUnqueued = sql(
  'select-unqueued',
  `select ${COLUMNS} from contact_messages where mailed_at is null and claimed_until <= $1 and created_at >= $2
   order by created_at, id`,
  MESSAGE,
);
const claim = sql(
  'claim-message',
  `update contact_messages set claimed_until = $3 where id = $1 and mailed_at is null and claimed_until <= $2
   returning id`,
);
const updateMailed = sql('update-mailed', 'update contact_messages set mailed_at = $2 where id = $1');

/** Keeps a message; one with an id that is there already is the same one, sent again. */
export async function storeMessage(
  queries: Queries,
  stored: Omit<ContactMessage, 'mailedAt'> & { userId?: string | undefined },
): Promise<void> {
  const { id, name, email, reason, message, createdAt, userId = null } = stored;
  await queries.query(insert, [id, name, email, reason, message, createdAt, userId]);
}

/** All messages, the newest last. */
export async function listMessages(queries: Queries): Promise<ContactMessage[]> {
  return (await queries.query(selectAll)).map(toMessage);
}

/** The messages since a time that have not been mailed and wait for it nowhere; the newest last. */
export async function listUnqueued(
  queries: Queries,
  { now, since }: { now: number; since: number },
): Promise<ContactMessage[]> {
  return (await queries.query(selectUnqueued, [now, since])).map(toMessage);
}

/** Whether the caller may put the message into the mail queue: until a moment nobody else may. */
export async function claimMessage(
  queries: Queries,
  id: string,
  { now, until }: { now: number; until: number },
): Promise<boolean> {
  return (await queries.query(claim, [id, now, until])).length > 0;
}

export async function markMailed(queries: Queries, id: string, now: number): Promise<void> {
  await queries.query(updateMailed, [id, now]);
}

function toMessage({
  id,
  name,
  email,
  reason,
  message,
  created_at,
  mailed_at,
}: RowOf<typeof MESSAGE>): ContactMessage {
  return { id, name, email, reason, message, createdAt: created_at, mailedAt: mailed_at };
}
