-- What the kernel itself keeps: events on their way out, answers to repeat, jobs to watch.

create table outbox_events (
  id text primary key,
  name text not null,
  payload jsonb not null,
  workspace_id text not null,
  created_at timestamptz not null,
  next_attempt_at timestamptz not null default '-infinity',
  attempts integer not null default 0,
  last_error text,
  dispatched_at timestamptz
);
create index outbox_events_due on outbox_events (next_attempt_at, id) where dispatched_at is null;
create index outbox_events_dispatched on outbox_events (dispatched_at) where dispatched_at is not null;

-- A running process. Whatever names a node whose lease has run out was left behind by a crash.
create table nodes (
  id text primary key,
  lease_until timestamptz not null
);

create table idempotency_keys (
  scope text not null,
  key text not null,
  request_hash bytea not null,
  state text not null check (state in ('processing', 'done')),
  node_id text not null,
  request_id text not null,
  answer jsonb,
  created_at timestamptz not null,
  primary key (scope, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);

create table jobs (
  id text primary key,
  name text not null,
  workspace_id text not null,
  state text not null check (state in ('queued', 'running', 'done', 'failed', 'canceled')),
  payload jsonb not null,
  progress double precision not null default 0,
  result jsonb,
  error_code text,
  error_message text,
  cancel_requested_at timestamptz,
  attempts integer not null default 0,
  created_at timestamptz not null,
  started_at timestamptz,
  finished_at timestamptz
);
create index jobs_by_workspace on jobs (workspace_id, id desc);
create index jobs_open on jobs (state, id) where state in ('queued', 'running');
