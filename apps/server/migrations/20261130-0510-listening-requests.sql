-- Which request made them: whoever repeats it under its key is answered with what it made.

alter table transcripts add column request_id text;
create index transcripts_by_request on transcripts (request_id) where request_id is not null;
alter table isolation_items add column request_id text;
create index isolation_items_by_request on isolation_items (request_id) where request_id is not null;
