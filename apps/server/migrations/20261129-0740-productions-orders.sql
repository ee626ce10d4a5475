-- Work on recordings that people do for others: orders, what they cost, and the ledger that holds the money. The books name workspaces
-- that may be gone, and keep their lines: nothing here cascades from them.

create table production_prices (
  service text not null,
  -- `*` is any language.
  source_language text not null,
  target_language text not null,
  priority text not null check (priority in ('low', 'normal', 'high')),
  per_minute_minor integer not null check (per_minute_minor > 0),
  payout_per_minute_minor integer not null check (payout_per_minute_minor between 1 and per_minute_minor),
  primary key (service, source_language, target_language, priority)
);

create table production_orders (
  id text primary key,
  workspace_id text not null,
  -- Who began it; null once their account is gone.
  user_id text,
  name text not null,
  is_sandbox boolean not null,
  state text not null,
  total_minor bigint check (total_minor >= 0),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  submitted_at timestamptz,
  paid_at timestamptz,
  accepted_at timestamptz,
  completed_at timestamptz,
  delivered_at timestamptz,
  cancel_reason text,
  -- Why the buyer rejected what was delivered, until that is decided.
  dispute text,
  -- When the clock moves it on; null where it never does.
  due_at timestamptz
);
create index production_orders_by_workspace on production_orders (workspace_id, created_at desc, id desc);
create index production_orders_due on production_orders (due_at) where due_at is not null;
create index production_orders_paid on production_orders (id) where state = 'paid' and not is_sandbox;
create index production_orders_disputed on production_orders (id) where dispute is not null;

create table production_media (
  id text primary key,
  order_id text not null references production_orders on delete cascade,
  workspace_id text not null,
  name text not null,
  content_type text not null,
  language text not null,
  storage_key text not null,
  size_bytes bigint not null,
  duration_ms bigint not null check (duration_ms > 0),
  created_at timestamptz not null
);
create index production_media_by_order on production_media (order_id, id);
create index production_media_by_workspace on production_media (workspace_id);

create table production_items (
  id text primary key,
  order_id text not null references production_orders on delete cascade,
  workspace_id text not null,
  request jsonb not null,
  -- What it is made of and costs, recording by recording and language by language; null where there is no price.
  plan jsonb,
  quote_minor bigint check (quote_minor >= 0),
  created_at timestamptz not null
);
create index production_items_by_order on production_items (order_id, id);

-- One attempt after the other to get a payment for an order.
create table production_payments (
  id text primary key,
  order_id text not null references production_orders,
  workspace_id text not null,
  amount_minor bigint not null check (amount_minor > 0),
  provider text not null,
  page_ref text,
  page_url text,
  payment_ref text,
  state text not null check (state in ('open', 'paid', 'closed')),
  paid_minor bigint not null default 0 check (paid_minor >= 0),
  refunded_minor bigint not null default 0 check (refunded_minor >= 0),
  disputed_minor bigint not null default 0 check (disputed_minor >= 0),
  fee_minor bigint not null default 0 check (fee_minor >= 0),
  drawn_version integer not null default 0,
  applied_version integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index production_payments_by_order on production_payments (order_id, id);
create index production_payments_by_payment on production_payments (provider, payment_ref) where payment_ref is not null;
create index production_payments_open on production_payments (expires_at) where state = 'open' and page_ref is not null;

-- Money that goes from one account to another. Lines are added, never changed; what an account holds is what came less what went, and
-- all accounts together hold nothing.
create table production_moves (
  id text primary key,
  -- What it is for: nothing is booked twice.
  ref text not null unique,
  from_account text not null,
  to_account text not null,
  amount_minor bigint not null check (amount_minor > 0),
  order_id text references production_orders,
  created_at timestamptz not null,
  check (from_account <> to_account)
);
create index production_moves_from on production_moves (from_account, to_account);
create index production_moves_to on production_moves (to_account, from_account);
create index production_moves_by_order on production_moves (order_id);

-- An assignment of work: one recording in one language of an item. It is done in tasks, of which one at a time is alive.
create table production_assignments (
  id text primary key,
  order_id text not null references production_orders on delete cascade,
  item_id text not null,
  media_id text not null,
  workspace_id text not null,
  service text not null,
  source_language text not null,
  target_language text not null,
  priority text not null check (priority in ('low', 'normal', 'high')),
  price_minor bigint not null check (price_minor >= 0),
  payout_minor bigint not null check (payout_minor >= 0),
  state text not null check (state in ('open', 'approved', 'ended')),
  -- Of what was approved last.
  version integer not null default 0,
  -- Who did it, and what they get for it; null where the house did.
  producer_id text,
  earned_minor bigint not null default 0 check (earned_minor between 0 and price_minor),
  created_at timestamptz not null
);
create index production_assignments_by_order on production_assignments (order_id, id);

-- What was approved of an assignment, version by version.
create table production_contents (
  assignment_id text not null references production_assignments on delete cascade,
  version integer not null,
  document jsonb not null,
  created_at timestamptz not null,
  primary key (assignment_id, version)
);

create table production_files (
  id text primary key,
  order_id text not null references production_orders on delete cascade,
  workspace_id text not null,
  assignment_id text not null references production_assignments on delete cascade,
  name text not null,
  content_type text not null,
  version integer not null,
  storage_key text not null,
  size_bytes bigint not null,
  created_at timestamptz not null
);
create unique index production_files_once on production_files (assignment_id, version, content_type, name);
create index production_files_by_order on production_files (order_id, id);
create index production_files_by_workspace on production_files (workspace_id);
