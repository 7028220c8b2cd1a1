create table contact_messages (
  id text primary key,
  name text not null,
  email text not null,
  reason text not null,
  message text not null,
  created_at bigint not null,
  mailed_at bigint,
  -- Several servers may share the database: each message is mailed by the one that claimed it, until this moment.
  claimed_until bigint not null default 0
);

-- A null translation records that the provider knows none.
create table translations (
  provider text not null,
  source text not null,
  target text not null,
  word text not null,
  translation text,
  created_at bigint not null,
  primary key (source, target, word)
);

create table speech_clips (
  key text primary key,
  bytes blob not null,
  size bigint not null,
  created_at bigint not null,
  last_used_at bigint not null
);
