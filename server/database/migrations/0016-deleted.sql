-- What was deleted more than a day ago is looked for among everybody's rows.
create index own_texts_deleted on own_texts (deleted_at) where deleted_at is not null;

create index cards_deleted on cards (deleted_at) where deleted_at is not null;
