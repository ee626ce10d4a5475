-- Who belongs to a workspace, and what the groups in it add to their roles.

alter table memberships
  -- A service account belongs to a workspace as people do, and never signs in.
  add column kind text not null default 'person' check (kind in ('person', 'service_account')),
  add column locked_at timestamptz,
  -- Credits that may be used in a credit period; null is without a limit of their own.
  add column usage_limit bigint check (usage_limit >= 0),
  -- When its person last chose to work here.
  add column chosen_at timestamptz,
  add constraint memberships_owner_is_at_work check (not is_owner or (kind = 'person' and locked_at is null));

create table workspace_groups (
  id text primary key,
  workspace_id text not null references workspaces on delete cascade,
  name text not null check (name <> ''),
  -- The field's names for what a group gives.
  permissions text[] not null default '{}',
  usage_limit bigint check (usage_limit >= 0),
  pvc_limit integer check (pvc_limit >= 0),
  -- Every member is in this one, without a row that says so.
  is_everyone boolean not null default false,
  created_at timestamptz not null
);
create unique index workspace_groups_name on workspace_groups (workspace_id, lower(name));
create unique index workspace_groups_everyone on workspace_groups (workspace_id) where is_everyone;

create table workspace_group_members (
  group_id text not null references workspace_groups on delete cascade,
  workspace_id text not null,
  user_id text not null,
  created_at timestamptz not null,
  primary key (group_id, user_id),
  -- Whoever leaves the workspace leaves its groups.
  foreign key (workspace_id, user_id) references memberships on delete cascade
);
create index workspace_group_members_of_member on workspace_group_members (workspace_id, user_id);

insert into workspace_groups (id, workspace_id, name, is_everyone, created_at)
  select 'group_' || substr(id, 4), id, 'Everyone', true, created_at from workspaces;
