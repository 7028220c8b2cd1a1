-- Keys of programs that add words to a person's cards (`/anki-connect`). They open nothing else; the key itself is not kept.
create table app_tokens (
  user_id text not null,
  token_hash text not null,
  name text not null,
  created_at bigint not null,
  last_used_at bigint,
  primary key (user_id, token_hash)
);
