-- What a person writes to remember a word by; nobody else sees it.
create table word_notes (
  user_id text not null,
  learn text not null,
  word_id text not null,
  note text not null,
  changed_at bigint not null,
  primary key (user_id, learn, word_id)
);
