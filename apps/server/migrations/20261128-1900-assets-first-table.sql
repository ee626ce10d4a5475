-- Files that people bring for other tools.

create table assets (
  id text primary key,
  workspace_id text not null references workspaces on delete cascade,
  user_id text references users on delete set null,
  name text not null,
  mime_type text not null,
  storage_key text not null,
  size_bytes bigint not null,
  created_at timestamptz not null
);
create index assets_of_workspace on assets (workspace_id, id desc);
create index assets_by_user on assets (user_id);
create unique index assets_by_key on assets (storage_key);
