-- How many answers a person wants to give in a day.
alter table users add column day_goal integer not null default 20;
