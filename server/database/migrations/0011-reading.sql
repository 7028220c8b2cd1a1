-- Which row a person reads a form of a text as, where it was read wrongly.
create table reading_choices (
  user_id text not null,
  learn text not null,
  form text not null,
  word_id text not null,
  chosen_at bigint not null,
  primary key (user_id, learn, form)
);

-- Texts that people brought along; nobody else sees them.
create table own_texts (
  user_id text not null,
  id text not null,
  learn text not null,
  title text not null,
  body text not null,
  -- Characters of the body, so that a list need not read it.
  length bigint not null,
  created_at bigint not null,
  -- When it was deleted; it can be restored for a while.
  deleted_at bigint,
  primary key (user_id, id)
);

create index own_texts_by_time on own_texts (user_id, created_at, id);
