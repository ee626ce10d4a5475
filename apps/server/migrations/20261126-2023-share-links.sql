-- Links by which people outside hear one recording, and whether a workspace allows them. A link goes with its recording.

create table share_links (
  id text primary key,
  workspace_id text not null references workspaces on delete cascade,
  history_item_id text not null unique references history_items on delete cascade,
  user_id text not null,
  -- The address is looked up by its digest, and shown again from what only this instance can open.
  token_hash text not null unique,
  token_sealed text not null,
  expires_at timestamptz,
  password_hash text,
  may_download boolean not null,
  may_be_indexed boolean not null,
  opens bigint not null default 0,
  plays bigint not null default 0,
  revoked_at timestamptz,
  taken_down_at timestamptz,
  created_at timestamptz not null
);
create index share_links_by_workspace on share_links (workspace_id, id);

-- Workspaces without a row allow public links.
create table share_settings (
  workspace_id text primary key references workspaces on delete cascade,
  allows_public_links boolean not null
);
