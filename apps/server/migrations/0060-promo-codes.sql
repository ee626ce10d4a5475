-- Promo codes, and who used them.

create table promo_codes (
  -- In lower case: what people type is compared with it.
  key text primary key check (key = lower(key)),
  -- As the operator wrote it.
  code text not null,
  -- In minor units of whatever currency is paid in.
  amount_off integer check (amount_off > 0),
  percent_off integer check (percent_off between 1 and 100),
  -- Null: as long as the subscription lasts.
  duration_in_months integer check (duration_in_months > 0),
  -- Null: any number.
  redemptions_max integer check (redemptions_max > 0),
  redemptions_max_per_workspace integer check (redemptions_max_per_workspace > 0),
  -- Null: any.
  tiers text[],
  billing_periods text[],
  expires_at timestamptz,
  created_at timestamptz not null,
  retired_at timestamptz,
  check ((amount_off is null) <> (percent_off is null))
);

-- Held while a checkout is under way, then redeemed; a hold whose time is over counts no more.
create table promo_redemptions (
  id text primary key,
  promo_key text not null references promo_codes on delete restrict,
  -- Null when the workspace is gone: what it used stays used.
  workspace_id text references workspaces on delete set null,
  created_at timestamptz not null,
  held_until timestamptz,
  redeemed_at timestamptz,
  check ((held_until is null) <> (redeemed_at is null))
);
create index promo_redemptions_by_code on promo_redemptions (promo_key, workspace_id);
create index promo_redemptions_by_workspace on promo_redemptions (workspace_id);

insert into promo_codes (key, code, percent_off, duration_in_months, redemptions_max_per_workspace, billing_periods, created_at)
values
  ('special-offer-30', 'special-offer-30', 30, 1, 1, '{monthly_period}', now()),
  ('special-offer-50', 'special-offer-50', 50, 1, 1, '{monthly_period}', now()),
  ('special-offer-70', 'special-offer-70', 70, 1, 1, '{monthly_period}', now());
