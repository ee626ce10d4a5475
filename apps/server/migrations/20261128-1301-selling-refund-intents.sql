-- Who asked for a refund and from where, from before the provider is asked until it is written down or came to nothing:
-- a process that ends in between leaves what is to be written down.

alter table selling_sales
  add column refund_intent jsonb,
  add column refund_intent_at timestamptz;
create index selling_sales_by_refund_intent on selling_sales (refund_intent_at) where refund_intent_at is not null;
