-- Signing in through an organisation: its domains, its identity providers, and what is under way.

create table sso_domains (
  id text primary key,
  workspace_id text not null references workspaces on delete cascade,
  domain text not null,
  record_value text not null,
  status text not null default 'pending' check (status in ('pending', 'verified', 'failed')),
  created_by text not null,
  created_at timestamptz not null,
  verified_at timestamptz,
  checked_at timestamptz,
  -- Since when the record of a verified domain has not been found.
  missing_since timestamptz,
  unique (workspace_id, domain)
);
-- A domain belongs to one workspace.
create unique index sso_domains_verified on sso_domains (domain) where status = 'verified';

create table identity_providers (
  id text primary key,
  workspace_id text not null references workspaces on delete cascade,
  kind text not null check (kind in ('oidc', 'saml')),
  name text not null,
  is_enabled boolean not null default false,
  -- OIDC: issuer and client. SAML: entity, address and certificates. Null until it is set up.
  facts jsonb,
  -- OIDC: the client's secret, encrypted under the instance key.
  secret_sealed text,
  created_by text not null,
  created_at timestamptz not null,
  tested_at timestamptz,
  last_used_at timestamptz
);
create index identity_providers_by_workspace on identity_providers (workspace_id, id);

-- What a workspace asks of signing in; those that never asked for anything have no row.
create table sso_rules (
  workspace_id text primary key references workspaces on delete cascade,
  enforced_at timestamptz,
  provisioning_enabled_at timestamptz,
  provisioning_enabled_by text,
  provisioning_role text not null default 'viewer' check (provisioning_role in ('admin', 'editor', 'viewer'))
);

-- Whose account somebody is, whom an identity provider knows under a name of its own.
create table sso_links (
  identity_provider_id text not null references identity_providers on delete cascade,
  subject text not null,
  user_id text not null references users on delete cascade,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  primary key (identity_provider_id, subject),
  unique (identity_provider_id, user_id)
);
create index sso_links_by_user on sso_links (user_id);

-- A browser on its way to an identity provider and back. Gone with its first use.
create table sso_attempts (
  state_hash text primary key,
  -- Which browser began it: the hash of its cookie.
  browser_hash text not null,
  identity_provider_id text not null references identity_providers on delete cascade,
  is_test boolean not null,
  -- What only we may know until the end, and what came back; both encrypted under the instance key.
  secrets_sealed text not null,
  answer_sealed text,
  expires_at timestamptz not null
);
create index sso_attempts_by_expiry on sso_attempts (expires_at);

-- Somebody proved themselves to their organisation, and has yet to sign in to their own account.
create table sso_pending_links (
  browser_hash text primary key,
  identity_provider_id text not null references identity_providers on delete cascade,
  subject text not null,
  user_id text not null references users on delete cascade,
  expires_at timestamptz not null
);
create index sso_pending_links_by_user on sso_pending_links (user_id);
create index sso_pending_links_by_expiry on sso_pending_links (expires_at);
