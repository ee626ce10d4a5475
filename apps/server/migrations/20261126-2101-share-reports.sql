-- What people outside reported about recordings that they heard by a link. It hides nothing until somebody decides.

create table share_reports (
  id text primary key,
  workspace_id text not null references workspaces on delete cascade,
  share_link_id text not null references share_links on delete cascade,
  reason text not null,
  message text not null,
  created_at timestamptz not null,
  decided_at timestamptz
);
create index share_reports_open on share_reports (id) where decided_at is null;
create index share_reports_by_link on share_reports (share_link_id);
create index share_reports_by_workspace on share_reports (workspace_id);
