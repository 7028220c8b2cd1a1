-- Dictionaries that a person has brought to look words up in; those of the operator, for everybody, have an empty user_id.
-- One that is being written has no completed_at, and nobody finds it.
create table reference_dictionaries (
  user_id text not null,
  id text not null,
  number bigint not null,
  fingerprint text not null,
  format text not null,
  title text not null,
  licence text not null,
  source text not null,
  learn text not null,
  lang text not null,
  entries bigint not null,
  bytes bigint not null,
  next_batch bigint not null,
  place bigint not null,
  is_off bigint not null,
  changed_at bigint not null,
  completed_at bigint,
  deleted_at bigint,
  primary key (user_id, id)
);

create unique index reference_dictionaries_by_number on reference_dictionaries (user_id, number);

-- What may have to be erased: it is never much.
create index reference_dictionaries_left on reference_dictionaries (changed_at) where completed_at is null or deleted_at is not null;

-- An entry stands once under each form that it is found by.
create table reference_entries (
  user_id text not null,
  dictionary bigint not null,
  form text not null,
  entry bigint not null,
  head text not null,
  reading text not null,
  content text not null,
  primary key (user_id, dictionary, form, entry)
);
