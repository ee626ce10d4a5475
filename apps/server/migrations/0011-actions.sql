-- Codes in links that let somebody do one thing, once, for a while.

create table action_codes (
  id text primary key,
  user_id text not null references users on delete cascade,
  purpose text not null,
  -- The code itself is only in the link.
  code_hash text not null,
  -- What the code is about, decided when it was issued: a new address, for instance.
  details jsonb not null default '{}',
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create unique index action_codes_hash on action_codes (code_hash);
create index action_codes_by_user on action_codes (user_id, purpose);
create index action_codes_by_expiry on action_codes (expires_at);
