-- Which payments somebody was sent a receipt for: each once, however often it is reported.
create table billing_receipts (
  workspace_id text not null references workspaces on delete cascade,
  provider text not null,
  invoice_ref text not null,
  sent_at timestamptz not null,
  primary key (workspace_id, provider, invoice_ref)
);

-- Invoices written before are no news to anybody; null: all are.
alter table subscriptions add column receipts_since timestamptz;
update subscriptions set receipts_since = now();
