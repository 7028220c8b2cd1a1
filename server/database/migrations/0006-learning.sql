-- The IANA name of the zone whose days count; null until the browser has told one.
alter table users add column zone text;
alter table users add column new_per_day integer not null default 20;

-- Null for the usual one: SQLite refuses to add a column of this type with a default to a strict table that has rows.
alter table users add column retention double precision;
alter table users add column hide_streak integer not null default 0;

-- Ids of categories between spaces; null for the proposed ones.
alter table users add column path text;

-- Counted up with every change of what is known and of how days are reckoned.
alter table users add column learning_revision bigint not null default 0;

-- 1 to 4; 0 says nothing about the memory; null came before there were grades.
alter table answers add column grade integer;

-- The learner's local day. Who answered before there were zones had the days of UTC, from 04:00.
alter table answers add column day bigint;
alter table answers add column practice integer not null default 0;
alter table answers add column stale integer not null default 0;

update answers set day = (answered_at - 14400000) / 86400000;

create table marks (
  user_id text not null,
  id text not null,
  word_id text not null,
  learn text not null,
  mark text not null check (mark in ('known', 'ignored', 'none')),
  marked_at bigint not null,
  -- The word left the dictionary with this mark, and comes back with its undo.
  left_dictionary integer not null default 0 check (left_dictionary in (0, 1)),
  primary key (user_id, id)
);

create index marks_by_word on marks (user_id, learn, word_id);

insert into marks (user_id, id, word_id, learn, mark, marked_at)
  select user_id, 'known-' || learn || '-' || word_id, word_id, learn, 'known', known_at from known_words;

drop table known_words;

-- What was taken back, by the id of the answer, mark or placement, which may come later.
create table undone (
  user_id text not null,
  id text not null,
  undone_at bigint not null,
  primary key (user_id, id)
);

create table placements (
  user_id text not null,
  id text not null,
  learn text not null,
  placed_at bigint not null,
  size integer not null,
  low integer not null,
  high integer not null,
  words integer not null,
  primary key (user_id, id)
);

create index placements_by_time on placements (user_id, learn, placed_at);

-- A cache of what the log says; courses tell how far it is filled.
create table word_states (
  user_id text not null,
  learn text not null,
  word_id text not null,
  state text not null,
  mark text not null,
  due_day bigint,
  stability double precision not null,
  difficulty double precision not null,
  spacing double precision not null,
  first_day bigint,
  last_day bigint,
  last_at bigint,
  known_day bigint,
  reps integer not null,
  lapses integer not null,
  rule integer not null,
  primary key (user_id, learn, word_id)
);

create index word_states_by_due on word_states (user_id, learn, state, due_day);

create index word_states_by_last_day on word_states (user_id, learn, last_day, reps);

-- The learning languages of a person. The states are those of this rule and retention up to the word filled_to, and of all words
-- once filled is 1.
create table courses (
  user_id text not null,
  learn text not null,
  rule integer not null,
  retention double precision not null,
  filled_to text not null,
  filled integer not null check (filled in (0, 1)),
  primary key (user_id, learn)
);

insert into courses (user_id, learn, rule, retention, filled_to, filled)
  select user_id, learn, 0, 0, '', 0 from (
    select distinct user_id, learn from answers union select user_id, learn from marks
  ) as begun;

-- What was done on a local day. Pressed are graded choices, recalled are graded flashcards.
create table study_days (
  user_id text not null,
  learn text not null,
  day bigint not null,
  answers bigint not null,
  milliseconds bigint not null,
  pressed bigint not null,
  pressed_right bigint not null,
  recalled bigint not null,
  recalled_right bigint not null,
  primary key (user_id, learn, day)
);

insert into study_days (user_id, learn, day, answers, milliseconds, pressed, pressed_right, recalled, recalled_right)
  select user_id, learn, day, count(*), sum(case when milliseconds > 60000 then 60000 else milliseconds end),
    sum(case when test_type <> 'flashcards' and milliseconds >= 250 then 1 else 0 end),
    sum(case when test_type <> 'flashcards' and milliseconds >= 250 then correct else 0 end), 0, 0
  from answers group by user_id, learn, day;
