-- What somebody proves themselves with besides their password.

create table second_factors (
  user_id text not null references users on delete cascade,
  kind text not null check (kind in ('totp', 'sms')),
  -- The shared secret or the phone number, encrypted under the instance key.
  sealed text not null,
  -- What of the phone number may be shown.
  masked text,
  created_at timestamptz not null,
  -- Null while its owner has not proven that it works.
  confirmed_at timestamptz,
  -- The latest window of 30 seconds whose code was accepted: no code of it or of an earlier one is, ever again.
  last_step bigint not null default 0,
  primary key (user_id, kind)
);

-- Each of them replaces a second factor once; a used one is gone.
create table backup_codes (
  user_id text not null references users on delete cascade,
  code_hash text not null,
  created_at timestamptz not null,
  primary key (user_id, code_hash)
);

-- The code that was last sent to somebody's phone.
create table text_codes (
  user_id text primary key references users on delete cascade,
  -- Empty once it was used.
  code_hash text not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  sends integer not null,
  counted_since timestamptz not null
);

-- A sign-in whose password was right and whose second step is still to come.
create table sign_in_challenges (
  token_hash text primary key,
  user_id text not null references users on delete cascade,
  attempts integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index sign_in_challenges_by_user on sign_in_challenges (user_id);
create index sign_in_challenges_by_expiry on sign_in_challenges (expires_at);
