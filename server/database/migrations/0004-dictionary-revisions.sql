-- Counted up with every change of a person's dictionary: whoever keeps a copy sees by one number whether it is still true.
alter table users add column dictionary_revision bigint not null default 0;
