-- Since when a sale stands in the audit log as given back: of two who do it in the same moment one writes it down.

alter table selling_sales add column refund_noted_at timestamptz;
