-- When works are released by themselves: who asked for it, by which key, and once that was due and could not be, why.

create table publishing_schedules (
  -- Of the work.
  id text primary key references publishing_works on delete cascade,
  workspace_id text not null,
  release_at timestamptz not null,
  asked_by text not null,
  asked_key text,
  error_code text,
  created_at timestamptz not null
);
create index publishing_schedules_by_workspace on publishing_schedules (workspace_id, id);
create index publishing_schedules_due on publishing_schedules (release_at) where error_code is null;
