-- Several servers may share the database: each message is mailed by the one that claimed it, until this moment.
alter table contact_messages add column claimed_until bigint not null default 0;
