-- Tokens that open one socket, once: made for programs that must not see a key. Only their hashes are kept.

create table single_use_tokens (
  token_hash text primary key,
  -- What it opens.
  type text not null,
  user_id text not null references users on delete cascade,
  workspace_id text not null,
  -- What its maker proved themselves with: the token is worth nothing without it.
  session_id text references sessions on delete cascade,
  api_key_id text references api_keys on delete cascade,
  expires_at timestamptz not null,
  check ((session_id is null) <> (api_key_id is null))
);
create index single_use_tokens_by_expiry on single_use_tokens (expires_at);
