-- Letters that wait for the mail server, sealed: they carry links that open accounts. Whoever mails one moves next_at ahead first.
create table outgoing_letters (
  id text primary key,
  key_id text not null,
  sealed text not null,
  attempts integer not null,
  next_at bigint not null,
  expires_at bigint not null
);

create index outgoing_letters_by_next on outgoing_letters (key_id, next_at);
