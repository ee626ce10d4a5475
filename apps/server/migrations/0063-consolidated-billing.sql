-- Workspaces whose plans are charged to another workspace.

create table consolidated_accounts (
  workspace_id text primary key,
  charge_workspace_id text not null check (charge_workspace_id <> workspace_id),
  -- Otherwise only people who are admins of the workspace that pays as well.
  admins_may_buy boolean not null,
  agreed_at timestamptz not null,
  -- From then on nothing is renewed; what is paid lasts until its period ends.
  ended_at timestamptz,
  -- The state of the engine; plain data.
  billing jsonb not null,
  version integer not null,
  -- How the workspace that pays stood when this one last followed it.
  payer text not null check (payer in ('good', 'late', 'lost')),
  -- When something happens by itself.
  next_due_at timestamptz
);
create index consolidated_accounts_by_payer on consolidated_accounts (charge_workspace_id);
create index consolidated_accounts_due on consolidated_accounts (next_due_at) where next_due_at is not null;

-- What the other workspace is charged: one row for each invoice, written with the change that it pays for.
create table consolidated_charges (
  id text primary key,
  workspace_id text not null,
  charge_workspace_id text not null,
  invoice_number integer not null,
  description text not null,
  currency text not null check (currency in ('usd', 'eur')),
  amount_minor bigint not null check (amount_minor > 0),
  created_at timestamptz not null,
  -- When the provider of the other workspace had it.
  charged_at timestamptz,
  unique (workspace_id, invoice_number)
);
create index consolidated_charges_by_payer on consolidated_charges (charge_workspace_id);
create index consolidated_charges_to_do on consolidated_charges (created_at) where charged_at is null;

-- What was done under which key, so that asking again has no second effect.
create table consolidated_requests (
  workspace_id text not null,
  idempotency_key text not null,
  created_at timestamptz not null,
  primary key (workspace_id, idempotency_key)
);
create index consolidated_requests_by_age on consolidated_requests (created_at);
