-- Pictures of a person's own, which are shown to them in place of ours; nobody else sees them. As base64, so that an export has them as they are.
create table word_pictures (
  user_id text not null,
  word_id text not null,
  type text not null,
  base64 text not null,
  bytes bigint not null,
  changed_at bigint not null,
  primary key (user_id, word_id)
);
