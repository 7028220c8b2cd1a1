-- How a person wants to be reminded, and how their last reminders went.
create table reminders (
  user_id text not null primary key,
  channel text not null,
  is_on integer not null,
  -- Minutes after midnight in their time zone; days of the week as bits, Monday first.
  minute integer not null,
  days integer not null,
  -- When to look whether they are to be reminded; null while there is nothing to look for.
  next_at bigint,
  -- The day of the last reminder, by the calendar of their zone: whoever writes a day here sends it.
  sent_day integer,
  sent_at bigint,
  -- Reminders in a row after which nothing was done.
  unopened integer not null
);

-- Who is to be looked at next, of everybody.
create index reminders_next on reminders (next_at) where next_at is not null;

-- Browsers that take notifications of a person.
create table push_devices (
  user_id text not null,
  endpoint_hash text not null,
  -- JSON: the address at the push service of the browser, and the keys that this browser reads with.
  secret text not null,
  device text not null,
  created_at bigint not null,
  primary key (user_id, endpoint_hash)
);

-- What all servers of a database share and nobody else may know.
create table server_secrets (
  name text not null primary key,
  secret text not null
);

-- What people wait for goes before what nobody has asked for.
alter table outgoing_letters add column can_wait integer not null default 0;
