-- Released works that stand on somebody's page. They are named without a reference, as voices and recordings are.

create table profile_published_works (
  user_id text not null references users on delete cascade,
  workspace_id text not null references workspaces on delete cascade,
  work_id text not null,
  -- One that was taken back since is shown only once its owner says so again.
  chosen_at timestamptz not null,
  place integer not null,
  primary key (user_id, work_id)
);
create index profile_published_works_by_workspace on profile_published_works (workspace_id);
