-- What the queue knows a job under, so that a job that the queue lost is found and queued again.
alter table jobs add column key text;
update jobs set key = id;
alter table jobs alter column key set not null;
create index jobs_by_key on jobs (key) where state in ('queued', 'running');

-- The workers of a process: what is locked by none of a living process is free.
alter table nodes add column workers text[] not null default '{}';
