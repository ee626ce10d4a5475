-- Works that are sold: what they cost, who bought them, and what their authors earned. The books name workspaces and works that may be
-- gone, and keep their lines: nothing here cascades.

create table selling_prices (
  work_id text primary key,
  workspace_id text not null,
  amount_minor integer not null check (amount_minor > 0),
  currency text not null check (currency in ('usd', 'eur')),
  set_by text not null,
  updated_at timestamptz not null
);
create index selling_prices_by_workspace on selling_prices (workspace_id);

create table selling_sales (
  id text primary key,
  work_id text not null,
  -- Whose work it was.
  workspace_id text not null,
  -- Null once the account of whoever bought it is gone.
  buyer_id text,
  title text not null,
  amount_minor integer not null check (amount_minor > 0),
  currency text not null check (currency in ('usd', 'eur')),
  -- What the author gets of it, in percent, as it was when it was bought.
  share_percent integer not null check (share_percent between 0 and 100),
  provider text not null,
  page_ref text,
  page_url text,
  payment_ref text,
  state text not null check (state in ('open', 'paid', 'closed')),
  -- What the provider said last, in the version that was drawn before it was asked.
  paid_minor bigint not null default 0 check (paid_minor >= 0),
  refunded_minor bigint not null default 0 check (refunded_minor >= 0),
  disputed_minor bigint not null default 0 check (disputed_minor >= 0),
  fee_minor bigint not null default 0 check (fee_minor >= 0),
  drawn_version integer not null default 0,
  applied_version integer not null default 0,
  -- Which address of its own the buyer has; a new one ends the one before.
  key_number integer not null default 1,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  paid_at timestamptz
);
-- Two tabs open one page.
create unique index selling_sales_open on selling_sales (work_id, buyer_id) where state = 'open';
create index selling_sales_by_buyer on selling_sales (buyer_id, id);
create index selling_sales_by_workspace on selling_sales (workspace_id, id);
create index selling_sales_by_payment on selling_sales (provider, payment_ref) where payment_ref is not null;

create table selling_transfers (
  id text primary key,
  workspace_id text not null,
  provider text not null,
  account_ref text not null,
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  state text not null check (state in ('sending', 'sent', 'failed')),
  created_at timestamptz not null,
  ended_at timestamptz
);
create index selling_transfers_by_workspace on selling_transfers (workspace_id, id);
create index selling_transfers_sending on selling_transfers (created_at) where state = 'sending';

-- Lines of what an author earned. They are added, never changed: what an author has is their sum.
create table selling_entries (
  id text primary key,
  workspace_id text not null,
  sale_id text references selling_sales,
  transfer_id text references selling_transfers,
  kind text not null check (kind in ('sale', 'refund', 'chargeback', 'house', 'fee', 'payout', 'payout_returned')),
  amount_minor bigint not null,
  currency text not null,
  payable_at timestamptz not null,
  created_at timestamptz not null,
  check ((sale_id is null) <> (transfer_id is null))
);
create index selling_entries_by_workspace on selling_entries (workspace_id, id);
create index selling_entries_by_sale on selling_entries (sale_id);
create index selling_entries_by_time on selling_entries (workspace_id, currency, created_at);
