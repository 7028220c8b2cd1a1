-- What its owner calls a talk, the same in each of its turns, since the first ones go before the others; empty where they have not said.
alter table teacher_turns add column title text not null default '';
