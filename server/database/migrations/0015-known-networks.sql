-- Networks, as hashes, from which a person has logged in: strangers who guess at the account do not hold its owner up there.
create table known_networks (
  user_id text not null references users (id) on delete cascade,
  network_hash text not null,
  seen_at bigint not null,
  primary key (user_id, network_hash)
);

create index translations_by_age on translations (created_at);
