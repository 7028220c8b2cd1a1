-- A sentence with the word in it, of the person's own; empty where there is none.
alter table word_notes add column sentence text not null default '';
