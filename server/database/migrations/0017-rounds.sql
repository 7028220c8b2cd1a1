-- How a round asked, which round and at which of its steps; null where a trainer did.
alter table answers add column kind text;

alter table answers add column round text;

alter table answers add column step integer;
