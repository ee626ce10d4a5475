-- Whether all that was asked for is in it: what broke off is no answer to whoever repeats the request under its key.

alter table history_items add column is_whole boolean not null default true;
alter table isolation_items add column is_whole boolean not null default true;
