-- Where workspaces are paid out to.

create table payout_accounts (
  workspace_id text primary key references workspaces on delete cascade,
  provider text not null,
  account_ref text not null,
  created_at timestamptz not null
);

-- The sandbox's own books about such accounts.
create table sandbox_payout_accounts (
  account_ref text primary key,
  details_submitted_at timestamptz
);

-- Pages of the sandbox where an account is set up, each behind an id that nobody can guess; its hash is kept.
create table sandbox_payout_links (
  link_hash text primary key,
  account_ref text not null references sandbox_payout_accounts on delete cascade,
  return_url text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index sandbox_payout_links_by_account on sandbox_payout_links (account_ref);
