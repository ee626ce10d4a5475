-- What workspaces buy: their subscription as the provider last told it, and what it means for their credits.

alter table credit_accounts
  -- The version of the plan that was bought; the catalogue keeps all of them.
  add column plan_version integer not null default 1,
  -- Nothing is spent while a debt is open that ended the subscription.
  add column is_blocked boolean not null default false;

-- One row for each workspace that ever had anything to do with a provider, or that an operator gave something.
create table subscriptions (
  workspace_id text primary key,
  provider text not null check (provider in ('sandbox', 'stripe', 'gcp_marketplace', 'consolidated', 'none')),
  -- The highest version of a snapshot that each provider sent; an older one changes nothing.
  provider_versions jsonb not null default '{}',
  status text not null
    check (status in ('incomplete', 'past_due', 'free_disabled', 'active', 'canceled', 'free', 'trialing')),
  -- What is in force, which an unpaid beginning does not change.
  tier text not null,
  plan_version integer not null,
  billing_period text check (billing_period in ('monthly_period', 'annual_period')),
  currency text check (currency in ('usd', 'eur')),
  customer_ref text,
  subscription_ref text,
  period_ends_at timestamptz,
  -- Everything else the provider said, as it said it.
  snapshot jsonb,
  -- What an operator gave: holds while nothing is subscribed, and ends with the first plan bought after it, which
  -- is one of a higher version than its provider had then.
  given_tier text,
  given_plan_version integer,
  given_after jsonb not null default '{}',
  -- Plans that were bought or given at some time.
  previous_tiers text[] not null default '{}',
  -- Codes that ever took money off here.
  used_codes text[] not null default '{}',
  may_extend boolean not null default true,
  -- What an operator agreed on with the customer.
  max_seats integer check (max_seats between 1 and 100000),
  extra_pvc_slots integer not null default 0 check (extra_pvc_slots between 0 and 10000),
  changed_at timestamptz not null
);
create index subscriptions_by_customer on subscriptions (provider, customer_ref) where customer_ref is not null;

-- Upgrades by the key their client made up: a repeat finds that it was done.
create table billing_upgrades (
  workspace_id text not null,
  idempotency_key text not null,
  fingerprint text not null,
  created_at timestamptz not null,
  done_at timestamptz,
  primary key (workspace_id, idempotency_key)
);

-- Extra credits that were charged, or are about to be. What one row covers no other covers.
create table overage_charges (
  id text primary key,
  workspace_id text not null,
  period_starts_at timestamptz not null,
  credits_from bigint not null check (credits_from >= 0),
  credits_to bigint not null check (credits_to > credits_from),
  tier text not null,
  plan_version integer not null,
  currency text not null check (currency in ('usd', 'eur')),
  amount_minor bigint not null check (amount_minor >= 0),
  collect_now boolean not null,
  created_at timestamptz not null,
  -- When the provider had it on an invoice.
  charged_at timestamptz,
  unique (workspace_id, period_starts_at, credits_from)
);
create index overage_charges_to_do on overage_charges (created_at) where charged_at is null;
