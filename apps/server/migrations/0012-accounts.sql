-- Addresses belong to who proves them; how often somebody tried; what came with a sign-up.

-- An account under an address that somebody else has: it works, but no address leads to it, until one is proven.
alter table users add column is_claimant boolean not null default false;
drop index users_email;
create unique index users_email on users (email) where not is_claimant;
create index users_by_claimed_email on users (email, created_at desc) where is_claimant;

-- Attempts in a window of time. Names are hashed where they come from people.
create table attempt_counters (
  name text primary key,
  attempts integer not null,
  window_ends_at timestamptz not null
);
create index attempt_counters_by_end on attempt_counters (window_ends_at);

-- What somebody said before signing up; one row for each address, for a day.
create table pre_sign_ups (
  email_hash text primary key,
  details jsonb not null,
  created_at timestamptz not null
);
create index pre_sign_ups_by_age on pre_sign_ups (created_at);

-- What came with a sign-up and is kept for whoever needs it later.
create table sign_up_details (
  user_id text primary key references users on delete cascade,
  pid text,
  xid text,
  invite_code text,
  gcp_marketplace_jwt text,
  created_at timestamptz not null
);

-- Proofs of work that were handed in: each counts once.
create table spent_challenges (
  signature text primary key,
  expires_at timestamptz not null
);

-- Sessions whose owner has shown that they read the account's mail.
create table email_access_proofs (
  session_id text primary key references sessions on delete cascade,
  proven_at timestamptz not null
);
