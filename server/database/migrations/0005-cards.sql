create table cards (
  user_id text not null,
  id text not null,
  learn text not null,
  lang text not null,
  word text not null,
  translation text not null,
  reading text not null,
  note text not null,
  sentence text not null,
  emoji text not null,
  -- A hash of word and translation as they are compared: cards of a pair that say the same are one.
  sameness text not null,
  -- All that is written on the card, as it is searched.
  search_text text not null,
  created_at bigint not null,
  updated_at bigint not null,
  -- When it was deleted; it can be restored for a while.
  deleted_at bigint,
  primary key (user_id, id)
);

create index cards_by_time on cards (user_id, created_at, id);

create index cards_by_sameness on cards (user_id, learn, lang, sameness);
