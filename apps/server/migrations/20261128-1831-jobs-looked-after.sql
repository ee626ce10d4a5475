-- Whoever runs the instance looks at jobs that failed, and stops those of which it is known that this does no harm.
create index jobs_failed on jobs (id desc) where state = 'failed';
alter table jobs add column may_be_stopped boolean not null default false;
