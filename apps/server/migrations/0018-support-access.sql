-- Leave to look into an account, given by its owner.

create table support_grants (
  id text primary key,
  user_id text not null references users on delete cascade,
  workspace_id text not null,
  -- Mail address of the one member of the support team who asked.
  support_member text not null,
  reason text not null,
  granted_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  last_used_at timestamptz
);
create index support_grants_by_user on support_grants (user_id, id desc);

-- A session that the support team holds under such a grant; it ends with it.
alter table sessions add column support_grant_id text references support_grants on delete cascade;
create index sessions_by_support_grant on sessions (support_grant_id) where support_grant_id is not null;
