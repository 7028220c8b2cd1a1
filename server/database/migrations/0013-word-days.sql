-- Of one word and day only so many answers are kept: they are counted without reading all others of the word.
create index answers_by_word_day on answers (user_id, learn, word_id, day);

drop index answers_by_word;
