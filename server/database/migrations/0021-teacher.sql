-- What a person and the teacher have said to each other; nobody else sees it. Gone after 90 days.
create table teacher_turns (
  user_id text not null,
  talk_id text not null,
  number integer not null,
  learn text not null,
  -- What was pressed in the place of something said.
  wish text,
  said text not null,
  answer text not null,
  -- JSON: the sentence put right, why, and words to keep; null where nothing was to be put right.
  correction text,
  created_at bigint not null,
  primary key (user_id, talk_id, number)
);
create index teacher_turns_by_time on teacher_turns (created_at);

-- How many answers a person has had on a day of theirs.
create table teacher_days (
  user_id text not null,
  day integer not null,
  answers integer not null,
  primary key (user_id, day)
);

-- Tokens that all people together have used on a day (UTC).
create table teacher_tokens (
  day integer not null primary key,
  tokens bigint not null
);

-- What was explained once, by a digest of all that was asked: paid for once. It says nothing of who asked.
create table explanations (
  asked_hash text not null primary key,
  explanation text not null,
  created_at bigint not null
);
create index explanations_by_time on explanations (created_at);
