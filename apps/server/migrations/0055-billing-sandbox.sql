-- The provider of test money: what it knows about each workspace, in the place of a bank's own books.

create table sandbox_accounts (
  workspace_id text primary key,
  -- What stands on invoices: the address of whoever went to a page last.
  customer_email text not null default '',
  -- The state of the engine; plain data, no card number.
  billing jsonb not null,
  version integer not null,
  -- How far the clock of this workspace was put forward.
  clock_ahead_ms bigint not null default 0 check (clock_ahead_ms >= 0),
  -- When something happens by itself, on the real clock.
  next_due_at timestamptz,
  created_at timestamptz not null
);
create index sandbox_accounts_due on sandbox_accounts (next_due_at) where next_due_at is not null;

create table sandbox_invoices (
  workspace_id text not null,
  number integer not null,
  invoice jsonb not null,
  primary key (workspace_id, number)
);

-- What was asked under which key, so that asking again has no second effect.
create table sandbox_requests (
  workspace_id text not null,
  idempotency_key text not null,
  -- Null when it succeeded.
  failure jsonb,
  created_at timestamptz not null,
  primary key (workspace_id, idempotency_key)
);
create index sandbox_requests_by_age on sandbox_requests (created_at);

-- Hosted pages, each behind an id that nobody can guess; only its hash is kept.
create table sandbox_sessions (
  id_hash text primary key,
  workspace_id text not null,
  kind text not null check (kind in ('checkout', 'card', 'portal', 'challenge')),
  details jsonb not null,
  -- Where the browser goes once it is done; null until then.
  done_url text,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index sandbox_sessions_by_workspace on sandbox_sessions (workspace_id);
create index sandbox_sessions_expiry on sandbox_sessions (expires_at);

-- Webhooks on their way to the product.
create table sandbox_events (
  id text primary key,
  workspace_id text not null,
  kind text not null,
  body text not null,
  created_at timestamptz not null,
  delivered_at timestamptz
);
create index sandbox_events_by_workspace on sandbox_events (workspace_id);

-- One row, while the sandbox plays a provider that cannot be reached.
create table sandbox_outage (
  is_down boolean primary key check (is_down)
);
