-- Who a workspace is at a payment provider, and what providers told us.

create table billing_customers (
  provider text not null,
  workspace_id text not null references workspaces on delete cascade,
  customer_ref text,
  -- Of the newest snapshot that somebody began to read.
  version bigint not null,
  primary key (provider, workspace_id)
);
create unique index billing_customers_by_ref on billing_customers (provider, customer_ref);

-- Stored before anything is done about it; the key is what makes a repeat a repeat.
create table billing_webhooks (
  provider text not null,
  event_ref text not null,
  kind text not null,
  workspace_id text,
  customer_ref text,
  account_ref text,
  details jsonb not null,
  received_at timestamptz not null,
  processed_at timestamptz,
  primary key (provider, event_ref)
);
create index billing_webhooks_by_age on billing_webhooks (received_at);
