import { type Queries, type Row, sql } from '../database/database.ts';

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
  'insert into contact_messages (id, name, email, reason, message, created_at) values ($1, $2, $3, $4, $5, $6)',
);
const selectAll = sql('select-messages', 'select * from contact_messages order by created_at, id');
const selectUnmailed = sql(
  'select-unmailed',
  'select * from contact_messages where mailed_at is null and created_at >= $1 order by created_at, id',
);
const updateMailed = sql('update-mailed', 'update contact_messages set mailed_at = $2 where id = $1');

export async function storeMessage(
  queries: Queries,
  stored: Omit<ContactMessage, 'mailedAt'>,
): Promise<void> {
  const { id, name, email, reason, message, createdAt } = stored;
  await queries.query(insert, [id, name, email, reason, message, createdAt]);
}

/** All messages, the newest last. */
export async function listMessages(queries: Queries): Promise<ContactMessage[]> {
  return (await queries.query<MessageRow>(selectAll)).map(toMessage);
}

/** The messages since a time, in milliseconds since 1970, that have not been mailed; the newest last. */
export async function listUnmailed(queries: Queries, since: number): Promise<ContactMessage[]> {
  return (await queries.query<MessageRow>(selectUnmailed, [since])).map(toMessage);
}

export async function markMailed(queries: Queries, id: string, now: number): Promise<void> {
  await queries.query(updateMailed, [id, now]);
}

type MessageRow = Row & {
  id: string;
  name: string;
  email: string;
  reason: string;
  message: string;
  created_at: number;
  mailed_at: number | null;
};

function toMessage({ created_at, mailed_at, ...row }: MessageRow): ContactMessage {
  return { ...row, createdAt: created_at, mailedAt: mailed_at };
}
