-- What the browser called itself at login, and when the token was last used, to the hour; null before there were either.
alter table access_tokens add column device text;
alter table access_tokens add column last_used_at bigint;

-- Who sent a message, where they were logged in.
alter table contact_messages add column user_id text;

create index contact_messages_by_user on contact_messages (user_id, id);

-- The secret of a link in a letter; a new e-mail waits here until the letter has been answered.
create table letter_tokens (
  user_id text not null,
  token_hash text not null,
  purpose text not null check (purpose in ('reset', 'email')),
  email text not null,
  created_at bigint not null,
  expires_at bigint not null,
  primary key (user_id, token_hash)
);

-- Registrations whose letter has not been answered; nobody has an account by them yet.
create table pending_accounts (
  user_id text primary key,
  token_hash text not null,
  name text not null,
  email text not null,
  language text not null,
  learning_language text not null,
  password_hash text not null,
  invitation_hash text,
  created_at bigint not null,
  expires_at bigint not null
);

create index pending_accounts_by_end on pending_accounts (expires_at);

-- Off until a code of it has been seen. The step is the last one whose code was taken: none is taken twice.
create table second_factors (
  user_id text primary key,
  secret text not null,
  is_on integer not null default 0 check (is_on in (0, 1)),
  last_step bigint not null default 0,
  created_at bigint not null
);

create table recovery_codes (
  user_id text not null,
  code_hash text not null,
  created_at bigint not null,
  primary key (user_id, code_hash)
);

create table invitations (
  token_hash text primary key,
  created_at bigint not null,
  expires_at bigint not null
);

-- Accounts whose rows are still being deleted, so that a server that ends meanwhile goes on at its next start.
create table deletions (
  user_id text primary key,
  requested_at bigint not null
);
