-- What was reported about one public page, a work or a profile, until somebody decides about it: one open case of a page at a time.

create table page_cases (
  id text primary key,
  workspace_id text not null references workspaces on delete cascade,
  page_kind text not null check (page_kind in ('work', 'profile')),
  -- Of the work; of the person whose profile it is. Whoever deletes it forgets what was reported.
  page_id text not null,
  state text not null check (state in ('open', 'taken_down', 'restored', 'dismissed')),
  -- How often it was reported. No more than the first hundred are kept with their words.
  reports int not null,
  opened_at timestamptz not null,
  decided_at timestamptz
);
create unique index page_cases_open_page on page_cases (page_kind, page_id) where state = 'open';
create index page_cases_open on page_cases (id) where state = 'open';
create index page_cases_decided on page_cases (id) where state <> 'open';
create index page_cases_by_page on page_cases (page_kind, page_id, id);
create index page_cases_by_workspace on page_cases (workspace_id);

create table page_reports (
  id text primary key,
  workspace_id text not null references workspaces on delete cascade,
  page_case_id text not null references page_cases on delete cascade,
  reason text not null,
  message text not null,
  created_at timestamptz not null
);
create index page_reports_by_case on page_reports (page_case_id, id);
create index page_reports_by_workspace on page_reports (workspace_id);
