-- When a word that was removed had been added, so that undoing the removal gives it its place back.
create table removed_entries (
  user_id text not null,
  word_id text not null,
  added_at bigint not null,
  removed_at bigint not null,
  primary key (user_id, word_id)
);

-- What was answered and how much of it was right, flashcards left out: counting a log of years at every look takes too long.
create table answer_totals (
  user_id text not null,
  learn text not null,
  answers bigint not null,
  correct bigint not null,
  primary key (user_id, learn)
);

insert into answer_totals (user_id, learn, answers, correct)
  select user_id, learn, count(*), sum(correct) from answers where test_type <> 'flashcards' group by user_id, learn;

-- Holds all that counting by day needs, so that the rows themselves are not read.
create index answers_by_day on answers (user_id, learn, answered_at, test_type, correct);

drop index answers_by_time;

create index known_words_by_language on known_words (user_id, learn, word_id);

drop index dictionary_entries_by_time;

create index dictionary_entries_by_time on dictionary_entries (user_id, added_at desc, word_id);
