-- Where customers want to hear what happened, and what was sent there.

create table webhooks (
  id text primary key,
  workspace_id text not null references workspaces on delete cascade,
  created_by text not null,
  name text not null,
  url text not null,
  auth_type text not null check (auth_type in ('hmac', 'oauth2')),
  -- Secrets are sealed under the instance key.
  sealed_secret text,
  sealed_previous_secret text,
  previous_secret_until timestamptz,
  sealed_request_headers text,
  request_header_names text[] not null default '{}',
  sealed_oauth text,
  events text[] not null default '{}',
  retry_enabled boolean not null,
  disabled_at timestamptz,
  auto_disabled_at timestamptz,
  created_at timestamptz not null,
  -- Since the last success.
  consecutive_failures integer not null default 0,
  failing_since timestamptz,
  last_success_at timestamptz,
  most_recent_failure_status integer,
  most_recent_failure_at timestamptz,
  -- Whoever was served longest ago is served next.
  last_claimed_at timestamptz not null default '-infinity'
);
create index webhooks_by_workspace on webhooks (workspace_id, id desc);

create table webhook_deliveries (
  id text primary key,
  webhook_id text not null references webhooks on delete cascade,
  workspace_id text not null,
  event_id text not null,
  type text not null,
  kind text not null check (kind in ('event', 'test', 'replay')),
  body text not null,
  state text not null check (state in ('pending', 'delivered', 'failed', 'canceled')),
  attempt_count integer not null default 0,
  last_status integer,
  last_error text,
  created_at timestamptz not null,
  next_attempt_at timestamptz not null,
  -- A process is sending it until then.
  leased_until timestamptz not null default '-infinity',
  finished_at timestamptz
);
-- An event that is told twice is delivered once.
create unique index webhook_deliveries_event on webhook_deliveries (webhook_id, event_id) where kind = 'event';
create index webhook_deliveries_by_webhook on webhook_deliveries (webhook_id, id desc);
create index webhook_deliveries_pending on webhook_deliveries (webhook_id, next_attempt_at, id) where state = 'pending';
create index webhook_deliveries_age on webhook_deliveries (created_at);

create table webhook_attempts (
  delivery_id text not null references webhook_deliveries on delete cascade,
  number integer not null,
  started_at timestamptz not null,
  duration_ms integer not null,
  status integer,
  error text,
  response_excerpt text not null,
  primary key (delivery_id, number)
);
