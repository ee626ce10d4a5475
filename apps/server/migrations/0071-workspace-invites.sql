-- Who was asked to join a workspace.

create table workspace_invites (
  id text primary key,
  workspace_id text not null references workspaces on delete cascade,
  -- Trimmed and in lower case, as the contract reads addresses.
  email text not null,
  role text not null check (role in ('admin', 'editor', 'viewer')),
  group_ids text[] not null default '{}',
  usage_limit bigint check (usage_limit >= 0),
  code_hash text not null,
  invited_by text not null,
  created_at timestamptz not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null
);
create unique index workspace_invites_address on workspace_invites (workspace_id, email);
create unique index workspace_invites_code on workspace_invites (code_hash);
create index workspace_invites_received on workspace_invites (email);
