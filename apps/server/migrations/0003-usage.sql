-- What a workspace may use and has used: one account each, and every entry that ever changed it.

create table credit_accounts (
  workspace_id text primary key,
  tier text not null,
  -- Periods are counted from this instant on, so that the 31st stays the 31st after a short month.
  anchored_at timestamptz not null,
  period_starts_at timestamptz not null,
  period_ends_at timestamptz not null,
  -- What the plan gives in a period; 0 where it gives without a bound.
  plan_credits bigint not null check (plan_credits >= 0),
  -- Given by the operator, on top of the plan; stays until it is used up.
  granted_credits bigint not null default 0 check (granted_credits >= 0),
  -- May be used beyond plan and grants; null is without a bound.
  extension_credits bigint check (extension_credits >= 0),
  -- In this period, open reservations included.
  used_credits bigint not null default 0 check (used_credits >= 0)
) with (fillfactor = 50);

-- The ledger. The sum of a workspace's entries is what its account has left: plan + granted - used.
create table credit_entries (
  id bigint generated always as identity,
  workspace_id text not null,
  kind text not null check (kind in ('open', 'reserve', 'settle', 'release', 'grant', 'plan', 'reset')),
  credits bigint not null,
  -- The count of used credits around this entry, as shown beside the recording it paid for.
  count_from bigint not null,
  count_to bigint not null,
  reservation_id text,
  user_id text not null,
  api_key_id text,
  reason text not null,
  created_at timestamptz not null,
  primary key (workspace_id, id)
);
create unique index credit_entries_outcome on credit_entries (reservation_id) where kind in ('settle', 'release');

create function refuse_change_of_ledger() returns trigger language plpgsql as $$
begin
  raise exception 'credit_entries is append-only: correct it with another entry';
end $$;
create trigger credit_entries_append_only before update or delete or truncate on credit_entries
  for each statement execute function refuse_change_of_ledger();

-- Reservations that are neither settled nor released yet. The row goes away with its outcome's entry.
create table credit_reservations (
  id text not null,
  workspace_id text not null,
  node_id text not null,
  user_id text not null,
  api_key_id text,
  period_starts_at timestamptz not null,
  credits bigint not null check (credits >= 0),
  count_from bigint not null,
  reason text not null,
  created_at timestamptz not null,
  primary key (workspace_id, id)
);

-- What each API key used in the credit period that it was last used in.
create table api_key_usage (
  api_key_id text primary key,
  workspace_id text not null,
  period_starts_at timestamptz not null,
  used_credits bigint not null check (used_credits >= 0)
) with (fillfactor = 50);
create index api_key_usage_by_workspace on api_key_usage (workspace_id);

-- Places at the concurrency gate, for installations with several nodes. Worth nothing after a crash: unlogged.
create unlogged table concurrency_places (
  id bigint generated always as identity primary key,
  workspace_id text not null,
  model_group text not null,
  node_id text not null,
  state text not null check (state in ('waiting', 'running')),
  maximum integer not null,
  -- How many were running when this one was let in, itself included.
  running integer,
  entered_at timestamptz not null
);
create index concurrency_places_of_group on concurrency_places (workspace_id, model_group, id);
