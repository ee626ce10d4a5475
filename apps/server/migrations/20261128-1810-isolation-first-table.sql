-- Recordings whose voice was isolated.

create table isolation_items (
  id text primary key,
  workspace_id text not null references workspaces on delete cascade,
  user_id text not null references users on delete cascade,
  title text,
  storage_key text not null,
  size_bytes bigint not null,
  duration_ms integer not null,
  credits integer not null,
  strength real not null,
  preview text,
  peaks integer[] not null,
  created_at timestamptz not null
);
create index isolation_items_by_maker on isolation_items (workspace_id, user_id, created_at desc, id desc);
create index isolation_items_by_user on isolation_items (user_id);
