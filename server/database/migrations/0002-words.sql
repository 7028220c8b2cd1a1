create table dictionary_entries (
  user_id text not null,
  word_id text not null,
  added_at bigint not null,
  primary key (user_id, word_id)
);

create index dictionary_entries_by_time on dictionary_entries (user_id, added_at, word_id);

create table known_words (
  user_id text not null,
  word_id text not null,
  learn text not null,
  known_at bigint not null,
  primary key (user_id, word_id, learn)
);

create table answers (
  user_id text not null,
  id text not null,
  word_id text not null,
  learn text not null,
  test_type text not null,
  correct integer not null check (correct in (0, 1)),
  milliseconds bigint not null,
  options integer not null,
  chosen_id text,
  answered_at bigint not null,
  received_at bigint not null,
  primary key (user_id, id)
);

create index answers_by_word on answers (user_id, learn, word_id);

create index answers_by_time on answers (user_id, answered_at);
