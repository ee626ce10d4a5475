-- Engines by address: servers that do something for the instance, or for one workspace, and what may leave it.

create table address_engines (
  id text primary key,
  -- Null for what the whole instance uses.
  workspace_id text references workspaces on delete cascade,
  name text not null,
  address text not null,
  -- Under the instance's key; null where the server asks for none.
  sealed_key text,
  key_last4 text,
  capabilities text[] not null,
  model text not null,
  voices text[] not null,
  languages text[] not null,
  timeout_ms integer not null,
  concurrency integer not null,
  -- Who is asked where this one fails.
  next_engine_id text references address_engines on delete set null,
  created_by text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index address_engines_by_workspace on address_engines (workspace_id, id);
create index address_engines_by_next on address_engines (next_engine_id) where next_engine_id is not null;

create table engine_rules (
  workspace_id text primary key references workspaces on delete cascade,
  nothing_leaves boolean not null,
  updated_at timestamptz not null
);

alter table voices drop constraint voices_method_check;
alter table voices add constraint voices_method_check
  check (method in ('acoustic_matching', 'zero_shot', 'designed', 'remixed', 'copied', 'by_address'));
