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
const selectUnmailed = sql(
  'select-unmailed',
  `select ${COLUMNS} from contact_messages where mailed_at is null and created_at >= $1 order by created_at, id`,
  MESSAGE,
);
const claim = sql(
  'claim-message',
  `update contact_messages set claimed_until = $3 where id = $1 and mailed_at is null and claimed_until <= $2
   returning id`,
);
const release = sql('release-message', 'update contact_messages set claimed_until = 0 where id = $1');
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

/** The messages since a time, in milliseconds since 1970, that have not been mailed; the newest last. */
export async function listUnmailed(queries: Queries, since: number): Promise<ContactMessage[]> {
  return (await queries.query(selectUnmailed, [since])).map(toMessage);
}

export async function markMailed(queries: Queries, id: string, now: number): Promise<void> {
  await queries.query(updateMailed, [id, now]);
}

/** Whether the caller may mail the message: for `milliseconds` from `now`, or until it is released, no other server may. */
export async function claimMessage(
  queries: Queries,
  id: string,
  { now, milliseconds }: { now: number; milliseconds: number },
): Promise<boolean> {
  return (await queries.query(claim, [id, now, now + milliseconds])).length > 0;
}

export async function releaseMessage(queries: Queries, id: string): Promise<void> {
  await queries.query(release, [id]);
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
