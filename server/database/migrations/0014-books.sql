-- A text longer than one may be is kept in parts: which one this is, of how many, and the id of the first. Null for all others.
alter table own_texts add column book_id text;
alter table own_texts add column part bigint;
alter table own_texts add column parts bigint;
