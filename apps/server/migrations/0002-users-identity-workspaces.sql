-- Who somebody is, how they prove it, and the place that owns what they make.

create table users (
  id text primary key,
  -- Trimmed and in lower case, as the contract reads addresses.
  email text not null check (email = lower(btrim(email)) and email <> ''),
  email_verified_at timestamptz,
  first_name text,
  locale text not null default 'en',
  created_at timestamptz not null,
  -- What the newest API key ends with, to recognise it by.
  api_key_preview text,
  -- May administer this instance; the operator's command line decides.
  is_instance_admin boolean not null default false,
  is_onboarding_completed boolean not null default false,
  is_onboarding_checklist_completed boolean not null default false,
  onboarding_survey jsonb,
  prompts_shown jsonb not null default '{}',
  -- Agreement name → Unix seconds.
  terms_agreed_to jsonb not null default '{}',
  accepted_bipa_terms boolean not null default false,
  agrees_to_product_updates boolean not null default false,
  ccpa_opt_out boolean not null default false,
  geo_location jsonb,
  is_in_probation boolean not null default false,
  moderation_warning_dismissed boolean not null default false
);
create unique index users_email on users (email);

-- How a user proves who they are; one row for each way.
create table credentials (
  id text primary key,
  user_id text not null references users on delete cascade,
  provider_id text not null,
  account_id text not null,
  password_hash text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index credentials_account on credentials (provider_id, account_id);
create index credentials_by_user on credentials (user_id);

-- A browser that is signed in. The token itself is only in its cookie.
create table sessions (
  id text primary key,
  user_id text not null references users on delete cascade,
  workspace_id text not null,
  token_hash text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  expires_at timestamptz not null
);
create unique index sessions_token on sessions (token_hash);
create index sessions_by_user on sessions (user_id);
create index sessions_by_expiry on sessions (expires_at);

create table api_keys (
  id text primary key,
  user_id text not null references users on delete cascade,
  workspace_id text not null,
  name text not null,
  secret_hash text not null,
  hint text not null,
  -- Null is every permission.
  permissions text[],
  character_limit bigint,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create unique index api_keys_secret on api_keys (secret_hash);
create index api_keys_by_user on api_keys (user_id, workspace_id, id desc);

create table workspaces (
  id text primary key,
  name text not null,
  owner_id text not null references users,
  created_at timestamptz not null
);

create table memberships (
  workspace_id text not null references workspaces on delete cascade,
  user_id text not null references users on delete cascade,
  role text not null check (role in ('admin', 'editor', 'viewer')),
  is_owner boolean not null default false,
  created_at timestamptz not null,
  primary key (workspace_id, user_id),
  -- An owner is an admin who cannot be demoted.
  check (role = 'admin' or not is_owner)
);
create unique index memberships_owner on memberships (workspace_id) where is_owner;
create index memberships_by_user on memberships (user_id);
