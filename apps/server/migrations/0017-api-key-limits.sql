-- Keys that are switched off, and keys for some addresses only.

alter table api_keys
  add column disabled_at timestamptz,
  add column disable_reason text,
  -- Addresses and ranges in CIDR notation; null is every address.
  add column allowed_ips text[];
