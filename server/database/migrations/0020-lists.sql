-- A person's lists of words.
create table lists (
  user_id text not null,
  id text not null,
  name text not null,
  line text not null,
  -- The name that readers of a shared list see; empty where there is to be none.
  author text not null,
  -- In their order, as JSON: keys of words, and what is written on own cards.
  words text not null,
  -- How many they are, so that nobody has to read them for that.
  word_count bigint not null,
  -- The words before their last change, for its undo; null where there was none.
  words_before text,
  -- Counts changes: one that was made from an older state is refused.
  revision bigint not null,
  -- What its link ends with; null while it is not shared.
  code text,
  -- How many people have taken it over, and how often it was reported since an operator last looked.
  kept bigint not null,
  reports bigint not null,
  -- When an operator hid it from everybody but its owner.
  hidden_at bigint,
  created_at bigint not null,
  updated_at bigint not null,
  -- When it was deleted; it can be restored for a while.
  deleted_at bigint,
  primary key (user_id, id)
);

create index lists_deleted on lists (deleted_at) where deleted_at is not null;

create index lists_reported on lists (reports) where reports > 0;

-- Whose list a link leads to.
create table list_links (
  code text not null primary key,
  user_id text not null,
  list_id text not null
);

create index list_links_by_person on list_links (user_id, list_id);

-- The lists that a person has taken over: each counts once.
create table kept_lists (
  user_id text not null,
  list_id text not null,
  kept_at bigint not null,
  primary key (user_id, list_id)
);
