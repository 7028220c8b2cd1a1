create table users (
  id text primary key,
  name text not null,
  email text not null,
  language text not null,
  learning_language text not null,
  password_hash text not null,
  created_at bigint not null,
  updated_at bigint not null,
  -- Counted up with every change of the dictionary: whoever keeps a copy sees by one number whether it is still true.
  dictionary_revision bigint not null default 0
);

-- E-mail addresses are unique in a table of their own, so that users can be spread over shards by id.
create table emails (
  email_key text primary key,
  user_id text not null
);

create table access_tokens (
  user_id text not null references users (id) on delete cascade,
  token_hash text not null,
  created_at bigint not null,
  expires_at bigint not null,
  primary key (user_id, token_hash)
);
