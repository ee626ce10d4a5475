-- What members and groups of a workspace used, counted from when somebody limits it.

create table usage_counters (
  workspace_id text not null,
  -- `member:<user>` or `group:<id>`
  counter text not null,
  -- The credit period that it was last used in.
  period_starts_at timestamptz not null,
  used_credits bigint not null check (used_credits >= 0),
  primary key (workspace_id, counter)
) with (fillfactor = 50);

-- The counters that a reservation is counted in.
alter table credit_reservations add column counters text[] not null default '{}';
