-- Copies of everything an account holds. A row outlives its account until its file is gone.

create table data_exports (
  id text primary key,
  user_id text not null,
  workspace_id text not null,
  job_id text not null,
  -- Null until the file is complete.
  storage_key text,
  size_bytes bigint,
  created_at timestamptz not null,
  expires_at timestamptz,
  -- Of the newest address that hands it out without a credential.
  token_hash text,
  token_expires_at timestamptz,
  removed_at timestamptz
);
create index data_exports_by_user on data_exports (user_id, id desc) where removed_at is null;
create index data_exports_expiry on data_exports (expires_at) where removed_at is null;
