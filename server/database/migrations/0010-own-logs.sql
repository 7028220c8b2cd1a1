-- The last right choices of a trainer, which say how quick somebody is. Nothing else was looked for by time.
create index answers_by_pace on answers (user_id, learn, test_type, answered_at)
  where correct = 1 and coalesce(grade, 3) <> 0;

drop index answers_by_day;

-- What was chosen instead of a word, without the rows themselves.
create index answers_mistaken on answers (user_id, learn, word_id, chosen_id, id)
  where correct = 0 and chosen_id is not null;

-- The marks that one placement check made: their ids begin alike.
create index marks_by_check on marks (user_id, substr(id, 1, 24), id);
