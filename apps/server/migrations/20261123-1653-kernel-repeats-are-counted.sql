-- How often a request was read again under its key although it would be refused by now.
alter table idempotency_keys add column repeats integer not null default 0;
