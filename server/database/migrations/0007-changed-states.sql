-- The learning_revision of the person with which a state was last written: who has the states of one revision reads only later ones.
alter table word_states add column revision bigint not null default 0;

create index word_states_by_revision on word_states (user_id, learn, revision);
