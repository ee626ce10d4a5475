-- Members that are machines, and keys that end.

-- Holds keys and never signs in: no address leads there.
alter table users add column is_machine boolean not null default false;

alter table api_keys
  -- The key is refused from then on; null while it has no end.
  add column expires_at timestamptz,
  -- Whether whoever holds it may disable it; null is as the workspace says.
  add column third_party_disable_allowed boolean;

create table service_accounts (
  user_id text primary key references users on delete cascade,
  workspace_id text not null,
  name text not null,
  created_by text not null,
  created_at timestamptz not null,
  disabled_at timestamptz
);
create index service_accounts_by_workspace on service_accounts (workspace_id, user_id);

create table service_account_settings (
  workspace_id text primary key references workspaces on delete cascade,
  -- Null is as the plan says.
  third_party_disable_allowed boolean
);
