-- Who is paid on an account: they may not buy what it earns by.
alter table payout_accounts add column opened_by text;

-- The sandbox's own books about single payments, and what it paid out.
create table sandbox_sales (
  page_ref text primary key,
  sale_ref text not null unique,
  workspace_id text not null,
  email text not null,
  description text not null,
  amount_minor integer not null check (amount_minor > 0),
  currency text not null,
  expires_at timestamptz not null,
  paid_at timestamptz,
  refunded_minor integer not null default 0 check (refunded_minor between 0 and amount_minor),
  disputed_minor integer not null default 0 check (disputed_minor between 0 and amount_minor)
);
create index sandbox_sales_by_workspace on sandbox_sales (workspace_id);

create table sandbox_transfers (
  transfer_ref text primary key,
  account_ref text not null references sandbox_payout_accounts on delete cascade,
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  created_at timestamptz not null
);
create index sandbox_transfers_by_account on sandbox_transfers (account_ref, transfer_ref);

alter table sandbox_sessions drop constraint sandbox_sessions_kind_check;
alter table sandbox_sessions add constraint sandbox_sessions_kind_check
  check (kind in ('checkout', 'card', 'portal', 'challenge', 'sale'));
