-- Credits follow money: until when the plan of an account is paid, and what was spent of credits that were not kept.

alter table credit_accounts
  -- A month that begins at or after it has the credits of the free plan until it is paid. Null: nobody pays for the plan.
  add column paid_until timestamptz,
  -- What was spent when a change of plan was begun that gives money back for what is left; null when none is.
  add column used_at_quote bigint,
  -- Spent credits whose money was given back: the next credits of a plan make up for them.
  add column owed_credits bigint not null default 0 check (owed_credits >= 0);

update credit_accounts a set paid_until = s.period_ends_at
from subscriptions s
where s.workspace_id = a.workspace_id and s.billing_period is not null and s.status in ('active', 'past_due');
