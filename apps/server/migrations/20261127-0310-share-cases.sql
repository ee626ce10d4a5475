-- What was reported about one link until somebody decides about it: one open case of a link at a time.

create table share_cases (
  id text primary key,
  workspace_id text not null references workspaces on delete cascade,
  share_link_id text not null references share_links on delete cascade,
  state text not null check (state in ('open', 'taken_down', 'restored', 'dismissed')),
  -- How often it was reported. No more than the first hundred are kept with their words.
  reports int not null,
  opened_at timestamptz not null,
  decided_at timestamptz
);
create unique index share_cases_open_link on share_cases (share_link_id) where state = 'open';
create index share_cases_open on share_cases (id) where state = 'open';
create index share_cases_decided on share_cases (id) where state <> 'open';
create index share_cases_by_link on share_cases (share_link_id, id);
create index share_cases_by_workspace on share_cases (workspace_id);

insert into share_cases (id, workspace_id, share_link_id, state, reports, opened_at, decided_at)
  select 'case' || substr(min(r.id), 7), r.workspace_id, r.share_link_id,
    case when r.decided_at is null then 'open' when l.taken_down_at is null then 'dismissed' else 'taken_down' end,
    count(*), min(r.created_at), r.decided_at
  from share_reports r join share_links l on l.id = r.share_link_id
  group by r.workspace_id, r.share_link_id, r.decided_at, l.taken_down_at;

alter table share_reports add column share_case_id text references share_cases on delete cascade;
update share_reports r set share_case_id = c.id from share_cases c
  where c.share_link_id = r.share_link_id and c.decided_at is not distinct from r.decided_at;
alter table share_reports alter column share_case_id set not null;
create index share_reports_by_case on share_reports (share_case_id, id);

-- What was decided stands with the case from now on.
drop index share_reports_open;
alter table share_reports drop column decided_at;
